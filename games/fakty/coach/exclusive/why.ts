import {
  holding,
  laid,
  type Position,
  positionOf,
  swapped,
  without,
} from '../../bot/exclusive/position.ts';
import { unseenBy } from '../../bot/unseen.ts';
import {
  type Board,
  boardScore,
  type ExclusiveView,
  fillers,
  grammarOf,
  type Move,
  tilesOf,
} from '../../rules/index.ts';
import type { Line } from '../line.ts';
import { freeFields, lackingIn } from './lacking.ts';

/** What a move does that can be counted; null if that makes no difference. */
export function whyExclusive(view: ExclusiveView, best: Move, made: Move): Line | null {
  const [better, worse] = [countsOf(view, best), countsOf(view, made)];
  if (better.points > worse.points)
    return { key: 'fakty.coach.closes', params: { count: better.points } };
  if (better.lacking < worse.lacking)
    return { key: 'fakty.coach.shorter', params: { tiles: better.lacking, more: worse.lacking } };
  if (better.rival > worse.rival)
    return { key: 'fakty.coach.hinders', params: { tiles: better.rival, less: worse.rival } };
  if (better.fitting > worse.fitting)
    return { key: 'fakty.coach.fits', params: { tiles: better.fitting, less: worse.fitting } };
  return null;
}

/** What can be counted after a move. */
interface Counts {
  /** Points that it brought. */
  readonly points: number;
  /** Tiles that the seat's own page lacks and the hand does not have. */
  readonly lacking: number;
  /** Tiles that the page of the rival who is furthest lacks. */
  readonly rival: number;
  /** Tiles out of sight that would close a title. */
  readonly fitting: number;
}

function countsOf(view: ExclusiveView, move: Move): Counts {
  const grammar = grammarOf(view.options);
  const before = positionOf(view);
  const { boards, hand, me } = afterMove(before, move);
  const own = boards[me] as Board;
  const hidden = new Set(unseenBy(view).tiles);
  const fitting = own
    .filter((row) => tilesOf(row).length === row.length - 1)
    .flatMap((row) => [...fillers(grammar, row, (tile) => hidden.has(tile))]);
  return {
    points: boardScore(grammar, own) - boardScore(grammar, before.boards[me] as Board),
    lacking: lackingIn(grammar, own, hand),
    rival: Math.min(...boards.filter((_, seat) => seat !== me).map(freeFields)),
    fitting: new Set(fitting).size,
  };
}

/** The table after a move, before chance has its say; what is taken is in the hand. */
function afterMove(position: Position, move: Move): Position {
  switch (move.do) {
    case 'lay':
      return laid(position, move.tile, move.title);
    case 'take':
      return holding(without(position, move.tile), [move.tile]);
    case 'remove':
      return without(position, move.tile);
    case 'swap':
      return swapped(position, move);
    default:
      return position;
  }
}
