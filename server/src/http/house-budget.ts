import type { Bucket } from '../store/budgets.ts';
import type { Store } from '../store/store.ts';
import { networkOf } from './address.ts';
import { AddressBudget, NETWORK_SHARE } from './address-budget.ts';
import { Budget } from './budget.ts';
import type { HouseSecret } from './house-secret.ts';

/** For so long a refusal is not asked for again, in milliseconds. */
const REMEMBERED = 1_000;

/**
 * An `AddressBudget` for all processes of a house together, exactly, that survives their ends: the store
 * counts. In front of it stands what this process knows: what it spent itself, and what the store just
 * refused. So whoever floods it costs the store next to nothing.
 */
export class HouseBudget {
  private readonly store: Pick<Store, 'spend' | 'giveBack'>;
  private readonly secret: HouseSecret;
  private readonly name: string;
  private readonly perAddress: number;
  private readonly period: number;
  private readonly here: AddressBudget;
  private readonly refused = new Budget(1, REMEMBERED);

  constructor(
    store: Pick<Store, 'spend' | 'giveBack'>,
    secret: HouseSecret,
    name: string,
    perAddress: number,
    period: number,
  ) {
    this.store = store;
    this.secret = secret;
    this.name = name;
    this.perAddress = perAddress;
    this.period = period;
    this.here = new AddressBudget(perAddress, period);
  }

  /** Null if one more is allowed; else whose share is used up. Then nothing is spent. */
  async spend(address: string): Promise<'address' | 'network' | null> {
    const network = networkOf(address);
    if (!this.refused.has(address)) return 'address';
    if (!this.refused.has(network)) return 'network';
    const spentHere = this.here.spend(address);
    if (spentHere) return spentHere;
    const short = await this.spendInStore(address);
    if (short === null) return null;
    this.here.giveBack(address);
    this.refused.spend(short === 0 ? address : network);
    return short === 0 ? 'address' : 'network';
  }

  async giveBack(address: string): Promise<void> {
    this.here.giveBack(address);
    await this.store.giveBack(await this.bucketsOf(address));
  }

  private async spendInStore(address: string): Promise<number | null> {
    try {
      return await this.store.spend(await this.bucketsOf(address), Date.now());
    } catch (error) {
      this.here.giveBack(address);
      throw error;
    }
  }

  private async bucketsOf(of: string): Promise<readonly Bucket[]> {
    const { perAddress, period } = this;
    const { address, network } = await this.secret.hashed(of, `${this.name} `);
    return [
      { key: address, size: perAddress, period },
      { key: network, size: perAddress * NETWORK_SHARE, period },
    ];
  }
}
