import { createHmac } from 'node:crypto';
import type { Opener, Store } from '../store/store.ts';
import { networkOf } from './address.ts';

/** What hashes are made with that all processes of a house agree on. */
export class HouseSecret {
  private readonly store: Pick<Store, 'openerSecret'>;
  private secret: string | null = null;

  constructor(store: Pick<Store, 'openerSecret'>) {
    this.store = store;
  }

  /** Whoever needs it at once loads it beforehand. */
  async load(): Promise<void> {
    this.secret ??= await this.store.openerSecret();
  }

  /** An address and the network around it: the same again can be recognised, and none can be read. */
  async hashed(address: string, purpose = ''): Promise<Opener> {
    await this.load();
    return {
      address: this.hash(`${purpose}address ${address}`),
      network: this.hash(`${purpose}network ${networkOf(address)}`),
    };
  }

  /** Of what is loaded. */
  hash(text: string): string {
    if (this.secret === null) throw new Error('the secret is not loaded');
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
