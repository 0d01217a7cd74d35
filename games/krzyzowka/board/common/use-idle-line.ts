import type { SeatLabel } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import type { CommonView, Letter } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** What is said while nothing is laid. */
export function useIdleLine(now: {
  readonly view: CommonView;
  readonly seats: readonly SeatLabel[];
  readonly isTurn: boolean;
  /** A letter that was typed and is not in the hand. */
  readonly lacking: Letter | null;
}): string {
  const say = useSay();
  const { view, seats, isTurn, lacking } = now;
  if (lacking) return say('krzyzowka.not-yours', { tile: capitals(lacking) });
  if (!isTurn) {
    const label = seats[view.active];
    if (label?.you) return say('krzyzowka.board.waiting-you');
    return say('krzyzowka.board.waiting', { name: label?.name ?? '' });
  }
  const { tries } = view.options;
  if (view.tries && tries !== 'free') {
    return say('krzyzowka.board.tries', { count: tries - view.tries });
  }
  return say(view.table.length ? 'krzyzowka.board.turn' : 'krzyzowka.board.first-turn');
}
