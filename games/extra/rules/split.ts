import { type Dice, type Pair, tally } from './dice.ts';

/** How a player uses a throw: two pairs to be added, and the fifth die. */
export interface Split {
  readonly pairs: readonly [Pair, Pair];
  readonly fifth: number;
  /** Where a new EXTRA number goes; only then. */
  readonly column?: number;
}

/** A split without its column: what the dice alone allow. */
export interface Grouping {
  readonly pairs: readonly [Pair, Pair];
  readonly fifth: number;
}

const PAIRINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

const known = new Map<number, readonly Grouping[]>();

/** All different ways to group five sorted dice: at most fifteen. */
export function groupings(dice: Dice): readonly Grouping[] {
  const key = tally(dice);
  const before = known.get(key);
  if (before) return before;
  const found: Grouping[] = [];
  const seen = new Set<string>();
  for (let out = 0; out < 5; out++) {
    const rest = dice.filter((_, index) => index !== out);
    const fifth = dice[out] as number;
    for (const [a, b, c, d] of PAIRINGS) {
      const pairs: [Pair, Pair] = [
        [rest[a] as number, rest[b] as number],
        [rest[c] as number, rest[d] as number],
      ];
      const name = `${fifth}:${pairs.map((pair) => pair.join('+')).sort()}`;
      if (!seen.has(name)) found.push({ pairs, fifth });
      seen.add(name);
    }
  }
  known.set(key, found);
  return found;
}

export function usesAll(dice: Dice, { pairs, fifth }: Grouping): boolean {
  const [[a, b], [c, d]] = pairs;
  return tally([a, b, c, d, fifth]) === tally(dice);
}
