import { type TableChance, unbiased } from './chance.ts';
import { fairChance, firstWord, isSeed, type Seed } from './fair.ts';
import { fromHex } from './hex.ts';
import { dealText, type Parts } from './parts.ts';
import { hmacUnder } from './sha256.ts';

/**
 * How luck follows from a seed. By 1 it hangs on the table and the number of the step; by 2 each source has
 * an order of its own that the seed and the parts of the table's devices fix, so that two tables can be dealt the
 * same luck.
 */
export type Fairness = 1 | 2;

/** How often each source of luck has been asked at a table, steps that were taken back included. */
export type Asked = Readonly<Record<string, number>>;

export const NOTHING_ASKED: Asked = {};

const encoder = new TextEncoder();

/** The key under which every source of luck has its order. */
function dealOf(seed: Seed, parts: Parts | undefined): Uint8Array {
  if (!isSeed(seed)) throw new RangeError('not a seed');
  return hmacUnder(fromHex(seed))(encoder.encode(dealText(parts)));
}

/**
 * The chance of a deal, where `asked` was asked before. Answer i of a source is the first 32 bits of
 * HMAC-SHA-256(deal, "source/i/a"), where attempt a counts the rejected numbers. What was taken back counts
 * as asked: whoever throws again throws anew.
 */
export function dealtChance(seed: Seed, asked: Asked, parts?: Parts): TableChance {
  let hmac: ReturnType<typeof hmacUnder> | null = null;
  const next = new Map<string, number>();
  return {
    below(n, source) {
      const index = next.get(source) ?? asked[source] ?? 0;
      next.set(source, index + 1);
      let attempt = 0;
      return unbiased(n, () => {
        hmac ??= hmacUnder(dealOf(seed, parts));
        return firstWord(hmac(encoder.encode(`${source}/${index}/${attempt++}`)));
      });
    },
  };
}

/** Where the luck of a table comes from. */
export interface LuckOf {
  readonly fairness: Fairness;
  readonly seed: Seed;
  readonly table: string;
  readonly parts?: Parts | undefined;
}

/** The chance of one step, as the table's fairness has it. */
export function chanceAt(
  { fairness, seed, table, parts }: LuckOf,
  step: number,
  asked: Asked,
): TableChance {
  return fairness === 2 ? dealtChance(seed, asked, parts) : fairChance(seed, table, step);
}

/** Asks `chance` and counts which source was asked how often, those before included. */
export function counting<More>(
  chance: TableChance & More,
  before: Asked,
): TableChance & More & { asked(): Asked } {
  let asked = before;
  return {
    ...chance,
    below(n: number, source: string) {
      const answer = chance.below(n, source);
      asked = { ...asked, [source]: (asked[source] ?? 0) + 1 };
      return answer;
    },
    asked: () => asked,
  };
}
