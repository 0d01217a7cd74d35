import type { Result, Seat } from '@late/kernel';
import type { SeatLabel } from '../board.ts';
import type { KitTexts, Say } from '../text/index.ts';
import type { Edition } from './edition.ts';

/** What a page calls a seat: whoever gave no name is the newsroom itself, also to those it is shared with. */
export function printedName(seat: SeatLabel | undefined, say: Say<KitTexts>): string {
  return seat?.unnamed ? say('press.unnamed') : (seat?.name ?? '');
}

/** Who won, and everybody's points: what stands on the page of every game that counts points. */
export function standingLines(
  { scores, winners }: Result,
  seats: readonly SeatLabel[],
  say: Say<KitTexts>,
): Pick<Edition, 'winner' | 'staff'> {
  const nameOf = (seat: Seat) => printedName(seats[seat], say);
  const count = Math.max(...scores);
  if (scores.length === 1) return { winner: say('press.alone', { count }), staff: [] };
  const names = winners.map(nameOf).join(', ');
  const key = winners.length > 1 ? 'press.shared-win' : 'press.won';
  return {
    winner: say(key, { names, count }),
    staff: scores
      .map((score, seat) => ({ score, seat }))
      .sort((a, b) => b.score - a.score)
      .map(({ score, seat }) => ({ name: nameOf(seat), score: say('press.score', { score }) })),
  };
}
