import type { Chance } from './chance.ts';

/**
 * Draws from a bag without looking. A bag is a list whose order means nothing: what comes next is
 * decided when it is drawn, so no future lies in a state. Draws all there is if that is less.
 */
export function drawFrom<T>(
  bag: readonly T[],
  count: number,
  chance: Chance,
): { readonly drawn: readonly T[]; readonly rest: readonly T[] } {
  const rest = [...bag];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    drawn.push(...rest.splice(chance.below(rest.length), 1));
  }
  return { drawn, rest };
}
