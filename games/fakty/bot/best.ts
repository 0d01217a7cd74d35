import { type Chance, pick } from '@late/kernel';

/** The one that is worth most; chance decides between equals. */
export function best<T>(all: readonly T[], worth: (one: T) => number, chance: Chance): T {
  let most = Number.NEGATIVE_INFINITY;
  let found: T[] = [];
  for (const one of all) {
    const value = worth(one);
    if (value > most) {
      most = value;
      found = [one];
    } else if (value === most) found.push(one);
  }
  return pick(chance, found);
}
