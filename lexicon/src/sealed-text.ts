import { DamagedLexicon } from './damaged-lexicon.ts';
import { sumOf } from './file-format.ts';

const NEWLINE = 0x0a;

/** A text with a first line that vouches for the others. */
export function sealed(lines: string): string {
  return `${sumOf(new TextEncoder().encode(lines))}\n${lines}`;
}

/** The same of anything. */
export function sealedBytes(body: Uint8Array): Uint8Array {
  const seal = new TextEncoder().encode(`${sumOf(body)}\n`);
  const all = new Uint8Array(seal.length + body.length);
  all.set(seal);
  all.set(body, seal.length);
  return all;
}

/** What is behind the first line; throws if it is not what that vouches for. */
export function unsealedBytes(bytes: Uint8Array, what: string): Uint8Array {
  const start = bytes.indexOf(NEWLINE) + 1;
  const sum = new TextDecoder().decode(bytes.subarray(0, Math.max(0, start - 1)));
  const body = bytes.subarray(start);
  if (sum !== String(sumOf(body))) throw new DamagedLexicon(`the checksum of its ${what} differs`);
  return body;
}

export function unsealed(bytes: Uint8Array, what: string): string[] {
  return linesOf(unsealedBytes(bytes, what));
}

export function linesOf(text: Uint8Array): string[] {
  return new TextDecoder()
    .decode(text)
    .split('\n')
    .filter((line) => line !== '');
}
