import type { SeatLabel } from '@late/ui';
import type { Say } from '../use-say.ts';

/** The logo: every editor's own paper. Who gave no name has one all the same. */
export function mastheadOf(say: Say, owner: SeatLabel | undefined): string {
  if (owner?.unnamed) return say('extrablatt.board.your-masthead');
  return say('extrablatt.board.masthead', { name: owner?.name ?? '' });
}

/** Whose paper it is. */
export function paperOf(say: Say, owner: SeatLabel | undefined): string {
  if (owner?.you) return say('extrablatt.board.your-paper');
  return say('extrablatt.board.paper-of', { name: owner?.name ?? '' });
}
