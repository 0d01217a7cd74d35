import { type Chance, unbiased } from './chance.ts';
import { fromHex, toHex } from './hex.ts';
import { hmacUnder, sha256 } from './sha256.ts';

/** 32 secret bytes in lower-case hexadecimal, drawn once per table and shown when the game is over. */
export type Seed = string;

const encoder = new TextEncoder();

export function isSeed(text: string): text is Seed {
  return /^[0-9a-f]{64}$/.test(text);
}

/** What the table publishes before its first step: it binds the seed without telling it. */
export function commitment(seed: Seed): string {
  return toHex(sha256(fromHex(seed)));
}

/**
 * The chance of one step. Draw d of step s at table t is the first 32 bits of
 * HMAC-SHA-256(seed, "t/s/d/a"), where attempt a counts the rejected numbers.
 */
export function fairChance(seed: Seed, table: string, step: number): Chance {
  if (!isSeed(seed)) throw new RangeError('not a seed');
  // Most steps need no luck at all, and so no key; those that do mostly ask several times.
  let hmac: ReturnType<typeof hmacUnder> | null = null;
  let draw = 0;
  return {
    below(n) {
      let attempt = 0;
      const answer = unbiased(n, () => {
        hmac ??= hmacUnder(fromHex(seed));
        const text = `${table}/${step}/${draw}/${attempt++}`;
        return firstWord(hmac(encoder.encode(text)));
      });
      draw++;
      return answer;
    },
  };
}

/** The first 32 bits. */
export function firstWord(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}
