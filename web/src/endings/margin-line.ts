import type { Line, Result, Seat } from '@late/kernel';
import type { Texts } from './use-say.ts';

/** By how much it was won, or where the reader came in; nothing where that goes without saying. */
export function marginLine(
  { scores, winners }: Result,
  you: Seat | undefined,
  nameOf: (seat: Seat) => string,
): Line<Texts> | null {
  if (scores.length === 1 || winners.length !== 1) return null;
  const winner = winners[0] as Seat;
  const best = scores[winner] as number;
  if (you !== undefined && you !== winner) {
    const count = best - (scores[you] as number);
    if (count === 0) return { key: 'ending.tie-break' };
    const place = 1 + scores.filter((score) => score > (scores[you] as number)).length;
    if (scores.length === 2) return { key: 'ending.behind', params: { count } };
    return { key: 'ending.place', params: { count, place, seats: scores.length } };
  }
  const others = scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => seat !== winner);
  const second = others.toSorted((a, b) => b.score - a.score)[0];
  if (!second) return null;
  const count = best - second.score;
  if (count === 0) return { key: 'ending.tie-break' };
  if (scores.length === 2) return { key: 'ending.ahead', params: { count } };
  return { key: 'ending.ahead-of', params: { count, name: nameOf(second.seat) } };
}
