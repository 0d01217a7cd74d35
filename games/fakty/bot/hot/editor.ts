import type { Seat } from '@late/kernel';
import {
  closedTitles,
  grammarOf,
  HOT_TITLES,
  type HotView,
  LAST,
  specialWords,
  type Title,
  tilesOf,
} from '../../rules/index.ts';
import type { Unseen } from '../unseen.ts';
import type { HotJudge } from './position.ts';

const DRAWN = 3;
/** What the die is worth on average. */
const ROLL = 0.8;
/** Special words that may yet come to a title, for each free field. */
const HOPE = 0.2;
/** Who leaves a title to the others also loses the chance to do better with it. */
const CARE = 2;
/** Winning at once is worth more than any points. */
const WIN = 4;
/** Losing at once is worse than going on, though less so as time goes by: papers must get done. */
const LOSS = 1;
const LONG = 60;
/** What a tile on the board is worth, and what is added with every turn. */
const PROGRESS = 0.01;
const IMPATIENCE = 0.004;

/** Knows how likely the others are to close what it leaves open, and when the paper should be done. */
export function hotEditor(view: HotView, unseen: Unseen): HotJudge {
  const { scores, turn } = view;
  const { deck } = grammarOf(view.options);
  const me = view.viewer as Seat;
  const rivals = scores.length - 1;
  const lead = (scores[me] as number) - Math.max(...scores.filter((_, seat) => seat !== me));
  const known = new Map<string, number>();

  /** How likely a player is to close the title in one turn. */
  const closing = (row: Title): number => {
    const there = tilesOf(row);
    const shares = row.flatMap((tile, field) =>
      tile === null ? [unseen.share(field, there)] : [],
    );
    const [one = 0, other] = shares;
    if (other === undefined) return 1 - (1 - one) ** DRAWN;
    return shares.length === 2 ? one * other : 0;
  };

  /** What a title left like this will bring its closer, seen from this seat: the others come first. */
  const left = (row: Title, worth: number): number => {
    const close = closing(row);
    if (!close) return 0;
    const spared = (1 - close) ** rivals;
    const mine = spared * close - (1 - spared) / rivals;
    return (CARE * worth * mine) / (1 - spared * (1 - close));
  };

  const leftTitle = (row: Title, last: boolean): number => {
    const key = `${row} ${last}`;
    let value = known.get(key);
    if (value === undefined) {
      const tiles = tilesOf(row);
      const hopes = HOPE * (row.length - tiles.length);
      value = left(row, 1 + specialWords(deck, tiles) + hopes + (last ? LAST : 0));
      known.set(key, value);
    }
    return value;
  };

  const ending = (margin: number): number => {
    if (margin > 0) return WIN;
    return margin < 0 ? -LOSS * Math.max(0, 1 - turn / LONG) : 0;
  };

  return ({ board, gained, over, rolls }) => {
    const progress = PROGRESS + IMPATIENCE * turn;
    if (over) return gained + ending(lead + gained) + progress * board.flat().length;
    const last = closedTitles(board).length === HOT_TITLES - 1;
    let value = gained + (rolls ? ROLL : 0);
    for (const row of board) {
      const tiles = tilesOf(row).length;
      value += progress * tiles;
      if (tiles && tiles < row.length) value += leftTitle(row, last);
    }
    return value;
  };
}
