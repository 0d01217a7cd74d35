import type { Seat } from '@late/kernel';
import type { HotJudge, HotPosition } from '../../bot/hot/position.ts';
import type { Unseen } from '../../bot/unseen.ts';
import {
  type Board,
  type Grammar,
  grammarOf,
  HOT_TITLES,
  type HotView,
  isClosed,
  type Title,
  tilesOf,
  titleWorth,
} from '../../rules/index.ts';
import { dot } from '../dot.ts';
import { WEIGHTS } from './weights.ts';

const DRAWN = 3;
/** Special words that may yet come to a title, for each free field. */
const HOPE = 0.2;

/** What an open title will bring, as far as can be seen. */
interface Prospect {
  /** How likely a player is to close it in a turn. */
  readonly close: number;
  /** What it brings its closer. */
  readonly worth: number;
}

/** Tells the traits of pages at one table. Titles that were seen before are not looked at again. */
export class HotTraits {
  readonly #grammar: Grammar;
  readonly #unseen: Unseen;
  readonly #rivals: number;
  readonly #known = new Map<string, Prospect>();

  constructor({ options, scores }: HotView, unseen: Unseen) {
    this.#grammar = grammarOf(options);
    this.#unseen = unseen;
    this.#rivals = scores.length - 1;
  }

  /** What the page promises a seat whose turn ends, or which is about to roll; all others come first. */
  of({ board, rolls }: Pick<HotPosition, 'board' | 'rolls'>, lead: number): number[] {
    let [closed, begun, ready, left, lost] = [0, 0, 0, 0, 0];
    for (const row of board) {
      const tiles = tilesOf(row).length;
      if (tiles === row.length) closed++;
      if (tiles === 0 || tiles === row.length) continue;
      const { close, worth } = this.#prospect(row);
      const spared = (1 - close) ** this.#rivals;
      if (tiles === 1) begun++;
      else ready++;
      left += worth * spared * close;
      lost += worth * (1 - spared);
    }
    const open = (HOT_TITLES - closed) / HOT_TITLES;
    const isLast = closed === HOT_TITLES - 1;
    return [1, open, begun, ready, left, lost, isLast ? lost : 0, rolls ? 1 : 0, lead * open];
  }

  #prospect(row: Title): Prospect {
    const key = String(row);
    let prospect = this.#known.get(key);
    if (!prospect) {
      const shares = sharesOf(this.#unseen, row);
      const worth = titleWorth(this.#grammar, row) + HOPE * shares.length;
      prospect = { close: closing(shares), worth };
      this.#known.set(key, prospect);
    }
    return prospect;
  }
}

/** How likely a turn is to close a title, by how likely a tile is to fit each of its free fields. */
function closing([one = 0, other]: readonly number[]): number {
  if (other === undefined) return 1 - (1 - one) ** DRAWN;
  return Math.min(1, DRAWN * (DRAWN - 1) * one * other);
}

/** By how many points the seat will be ahead of the best of the others. */
export function hotLeadIn({ scores, viewer, ...view }: HotView, unseen: Unseen): HotJudge {
  const me = viewer as Seat;
  const traits = new HotTraits({ scores, viewer, ...view }, unseen);
  const weights = WEIGHTS[scores.length] as readonly number[];
  const ahead = (scores[me] as number) - Math.max(...scores.filter((_, seat) => seat !== me));
  return ({ board, gained, over, rolls }) => {
    const lead = ahead + gained;
    return over ? lead : lead + dot(weights, traits.of({ board, rolls }, lead));
  };
}

/** How likely the next player is to close a title of the page. */
export function closedNext(unseen: Unseen, board: Board): number {
  const spared = board.reduce((all, row) => {
    const there = tilesOf(row);
    if (there.length === 0 || isClosed(row)) return all;
    return all * (1 - closing(sharesOf(unseen, row)));
  }, 1);
  return 1 - spared;
}

/** How likely a tile is to fit each free field of a title. */
function sharesOf(unseen: Unseen, row: Title): number[] {
  const there = tilesOf(row);
  return row.flatMap((tile, field) => (tile === null ? [unseen.share(field, there)] : []));
}
