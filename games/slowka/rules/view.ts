import type { Result, Viewer } from '@late/kernel';
import { resultOf, scoresOf } from './result.ts';
import type { State } from './state.ts';
import type { Token } from './tokens.ts';

/** What lies open on the table. */
type Public = Pick<
  State,
  | 'version'
  | 'options'
  | 'start'
  | 'board'
  | 'turn'
  | 'tried'
  | 'idle'
  | 'waiting'
  | 'owes'
  | 'tableWords'
  | 'words'
  | 'deeds'
  | 'end'
>;

export interface View extends Public {
  readonly viewer: Viewer;
  /** By seat: one's own, and everybody's once the game is over. */
  readonly hands: readonly (readonly Token[] | null)[];
  /** By seat: how many tokens a hand holds. */
  readonly counts: readonly number[];
  readonly pool: { readonly length: number; readonly tokens: readonly Token[] | null };
  /** Without the waiting word. */
  readonly scores: readonly number[];
  readonly result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  const shown = isOpen(state);
  return {
    viewer,
    version: state.version,
    options: state.options,
    start: state.start,
    board: state.board,
    hands: state.hands.map((hand, seat) => (shown || seat === viewer ? hand : null)),
    counts: state.hands.map((hand) => hand.length),
    pool: { length: state.pool.length, tokens: shown ? state.pool : null },
    turn: state.turn,
    tried: state.tried,
    idle: state.idle,
    waiting: state.waiting,
    owes: state.owes,
    tableWords: state.tableWords,
    words: state.words,
    deeds: state.deeds,
    scores: scoresOf(state.words, state.hands.length),
    end: state.end,
    result: resultOf(state),
  };
}

/** Hands and pool are secret until the game is over. */
export function isOpen({ end }: State): boolean {
  return end !== null;
}
