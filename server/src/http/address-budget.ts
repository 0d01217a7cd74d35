import { networkOf } from './address.ts';
import { Budget } from './budget.ts';

/** A network has so many times the share of an address: there are neighbours in it. */
export const NETWORK_SHARE = 5;

/** A budget for each address, and one for the network around it: addresses are cheap to have, networks less so. */
export class AddressBudget {
  private readonly addresses: Budget;
  private readonly networks: Budget;

  constructor(perAddress: number, period: number) {
    this.addresses = new Budget(perAddress, period);
    this.networks = new Budget(perAddress * NETWORK_SHARE, period);
  }

  /** Null if one more is allowed; else whose share is used up. Then nothing is spent. */
  spend(address: string): 'address' | 'network' | null {
    if (!this.addresses.spend(address)) return 'address';
    if (this.networks.spend(networkOf(address))) return null;
    this.addresses.giveBack(address);
    return 'network';
  }

  giveBack(address: string): void {
    this.addresses.giveBack(address);
    this.networks.giveBack(networkOf(address));
  }
}
