import type { HouseSecret } from './house-secret.ts';

const REMEMBERED = 50_000;
/** Of a hash: enough to tell all addresses apart. */
const LENGTH = 22;

/**
 * Names of addresses and people for other processes: hashes, since neither need travel. The same key is asked
 * for again and again, so names are remembered, and the oldest forgotten first.
 */
export class KeyNames {
  private readonly secret: HouseSecret;
  private readonly names = new Map<string, string>();

  constructor(secret: HouseSecret) {
    this.secret = secret;
  }

  of(key: string): string {
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = this.secret.hash(`limit ${key}`).slice(0, LENGTH);
    this.names.set(key, name);
    if (this.names.size > REMEMBERED) this.forgetOldest();
    return name;
  }

  private forgetOldest(): void {
    for (const oldest of this.names.keys()) {
      this.names.delete(oldest);
      return;
    }
  }
}
