import type { TableChance } from './chance.ts';

/**
 * Draws from a bag without looking. A bag is a list whose order means nothing: what comes next is
 * decided when it is drawn, so no future lies in a state. Equal contents must be listed alike, or one deal would not
 * bring the same pieces twice. Draws all there is if that is less.
 */
export function drawFrom<T>(
  bag: readonly T[],
  count: number,
  chance: TableChance,
  source: string,
): { readonly drawn: readonly T[]; readonly rest: readonly T[] } {
  const rest = [...bag];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    drawn.push(...rest.splice(chance.below(rest.length, source), 1));
  }
  return { drawn, rest };
}
