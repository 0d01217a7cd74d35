import { DamagedLexicon } from './damaged-lexicon.ts';
import { fnv } from './file-format.ts';

/** A text with a first line that vouches for the others. */
export function sealed(lines: string): string {
  return `${fnv(new TextEncoder().encode(lines))}\n${lines}`;
}

/** The lines behind the first one; throws if they are not what it vouches for. */
export function unsealed(bytes: Uint8Array, what: string): string[] {
  const start = bytes.indexOf(0x0a) + 1;
  const sum = new TextDecoder().decode(bytes.subarray(0, Math.max(0, start - 1)));
  const body = bytes.subarray(start);
  if (sum !== String(fnv(body))) throw new DamagedLexicon(`the checksum of its ${what} differs`);
  return new TextDecoder()
    .decode(body)
    .split('\n')
    .filter((line) => line !== '');
}
