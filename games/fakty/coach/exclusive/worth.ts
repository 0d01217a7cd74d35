import type { Seat } from '@late/kernel';
import type { Judge, Position } from '../../bot/exclusive/position.ts';
import { ownTraits, PLANNED_WORDS, rivalTraits } from '../../bot/exclusive/traits.ts';
import { RIVAL_WEIGHTS } from '../../bot/exclusive/weights.ts';
import type { Unseen } from '../../bot/unseen.ts';
import {
  type Board,
  boardScore,
  type ExclusiveView,
  FIRST,
  type Grammar,
  grammarOf,
  isClosed,
  specialWords,
  type Title,
  tilesOf,
  titleWorth,
} from '../../rules/index.ts';
import { dot } from '../dot.ts';
import { WEIGHTS } from './weights.ts';

/** Special words that the tile which closes a title brings, on average. */
const HOPE = 0.2;
/** Tiles that a turn brings to the hand, more or less. */
const FRESH = 2;

/** What a rival closes in a round, on average. */
const ROUND = 0.4;

/** What a rival promises, and how likely that makes it to win. */
interface Rival {
  readonly traits: readonly number[];
  readonly odds: number;
}

/** Tells the traits of positions at one table. Boards that were seen before are not looked at again. */
export class Traits {
  readonly #grammar: Grammar;
  readonly #unseen: Unseen;
  readonly #start: Seat;
  readonly #rivals = new Map<Board, Map<number, Rival>>();

  constructor({ options, start }: ExclusiveView, unseen: Unseen) {
    this.#grammar = grammarOf(options);
    this.#unseen = unseen;
    this.#start = start;
  }

  /**
   * What a position promises a seat at the end of its turn: its own traits, those of the rivals, each as much as it
   * is likely to win, and where in the round it sits.
   */
  of({ boards, hand, handSizes, me }: Position): number[] {
    const own = ownTraits(this.#grammar, this.#unseen, boards[me] as Board, hand);
    const rivals = boards.flatMap((board, seat) =>
      seat === me ? [] : [this.#rival(board, handSizes[seat] as number)],
    );
    const all = rivals.reduce((sum, { odds }) => sum + odds, 0);
    const blended = own.map((_, trait) =>
      rivals.reduce((sum, { traits, odds }) => sum + (odds / all) * (traits[trait] as number), 0),
    );
    return [...own, ...blended, placeOf(me, this.#start, boards.length)];
  }

  #rival(board: Board, handSize: number): Rival {
    const bySize = this.#rivals.get(board) ?? new Map<number, Rival>();
    this.#rivals.set(board, bySize);
    let rival = bySize.get(handSize);
    if (!rival) {
      const traits = rivalTraits(this.#grammar, this.#unseen, board, handSize);
      rival = { traits, odds: Math.exp(dot(RIVAL_WEIGHTS, traits)) };
      bySize.set(handSize, rival);
    }
    return rival;
  }
}

/** By how many points the seat will be ahead of the best of the others, judged at the end of its turn. */
export function leadIn(view: ExclusiveView, unseen: Unseen): Judge {
  const traits = new Traits(view, unseen);
  const weights = WEIGHTS[view.boards.length] as readonly number[];
  const grammar = grammarOf(view.options);
  return (position) => {
    if (position.first !== null) return lastRound(view, unseen, position);
    const promised = traits.of(position);
    const planned = promised[PLANNED_WORDS] as number;
    return Math.min(mostAhead(grammar, position) + planned, dot(weights, promised));
  };
}

/** No seat can be further ahead than with all its titles and their words, and meanwhile the rivals get on. */
function mostAhead(grammar: Grammar, { boards, me }: Position): number {
  const own = boards[me] as Board;
  const rivals = boards.filter((_, seat) => seat !== me);
  const rival = Math.max(...rivals.map((board) => boardScore(grammar, board)));
  const words = specialWords(grammar.deck, own.flatMap(tilesOf));
  return own.length + words + FIRST - rival - ROUND;
}

/** Once an issue is closed, all is counted but what those to come may still close. */
function lastRound(
  { options, start }: ExclusiveView,
  unseen: Unseen,
  { boards, first, handSizes, me }: Position,
): number {
  const grammar = grammarOf(options);
  const own = placeOf(me, start, boards.length);
  const points = boards.map((board, seat) => {
    const isToCome = placeOf(seat, start, boards.length) > own;
    const coming = isToCome ? lastTurn(grammar, unseen, board, handSizes[seat] as number) : 0;
    return boardScore(grammar, board) + (first === seat ? FIRST : 0) + coming;
  });
  return (points[me] as number) - Math.max(...points.filter((_, seat) => seat !== me));
}

function placeOf(seat: Seat, start: Seat, seats: number): number {
  return (seat - start + seats) % seats;
}

/** What a rival can be expected to close in its last turn. */
function lastTurn(grammar: Grammar, unseen: Unseen, board: Board, handSize: number): number {
  const hopes = board.map((row: Title) => {
    const tiles = tilesOf(row);
    if (isClosed(row) || tiles.length < row.length - 1) return 0;
    const share = unseen.share(row.indexOf(null), tiles);
    return (1 - (1 - share) ** (handSize + FRESH)) * (titleWorth(grammar, row) + HOPE);
  });
  return Math.max(...hopes);
}
