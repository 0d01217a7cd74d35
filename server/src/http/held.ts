import type { Use } from './shared-budget.ts';

/** So much of what an address may hold is worth telling the others. */
const NOTICEABLE = 0.05;

interface Most {
  /** Of this process. */
  readonly all: number;
  readonly perAddress: number;
}

/**
 * Connections that stay: sockets, and requests that wait for a step. So many are held for each address in the
 * whole house, as far as the others have told, and so many by this process.
 */
export class Held {
  private readonly most: Most;
  /** How many of an address other processes hold. */
  private readonly elsewhere: (address: string) => number;
  private readonly addresses = new Map<string, number>();
  private total = 0;

  constructor(most: Most, elsewhere: (address: string) => number) {
    this.most = most;
    this.elsewhere = elsewhere;
  }

  get size(): number {
    return this.total;
  }

  /** Holds one more, until what is returned is called; or says whose share is used up. */
  hold(address: string): (() => void) | 'all' | 'address' {
    if (this.total >= this.most.all) return 'all';
    const here = this.addresses.get(address) ?? 0;
    if (here + this.elsewhere(address) >= this.most.perAddress) return 'address';
    this.addresses.set(address, here + 1);
    this.total++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.letGo(address);
    };
  }

  /** Addresses that hold noticeably many, the most first. */
  tell(most: number): Use[] {
    const noticeable = this.most.perAddress * NOTICEABLE;
    return [...this.addresses]
      .filter(([, count]) => count >= noticeable)
      .sort(([, a], [, b]) => b - a)
      .slice(0, most);
  }

  private letGo(address: string): void {
    this.total--;
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }
}
