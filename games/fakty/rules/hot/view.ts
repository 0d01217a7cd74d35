import type { Result, Seat, Viewer } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import type { Face } from '../die.ts';
import type { Disputed, Disputes } from '../dispute.ts';
import { type SeenObjection, seenObjection } from '../objection-view.ts';
import type { Options } from '../options.ts';
import type { Board } from '../title.ts';
import type { HotState, Phase } from './state.ts';

/** A phase as one viewer knows it. */
export type SeenPhase =
  | Exclude<Phase, { readonly at: 'objection' }>
  | SeenObjection<Extract<Phase, { readonly at: 'objection' }>>;

export interface HotView {
  readonly variant: 'hot';
  readonly viewer: Viewer;
  readonly version: number;
  readonly options: Options;
  readonly start: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly phase: SeenPhase;
  readonly die: { readonly seat: Seat; readonly face: Face } | null;
  /** Empty for everybody but the active seat. */
  readonly drawn: readonly Tile[];
  readonly drawnSize: number;
  readonly board: Board;
  readonly stackSize: number;
  readonly discards: readonly Tile[];
  readonly scores: readonly number[];
  readonly disputes: Disputes | null;
  readonly result: Result | null;
}

export function hotView(state: HotState, viewer: Viewer): HotView {
  return {
    variant: 'hot',
    viewer,
    version: state.version,
    options: state.options,
    start: state.start,
    active: state.active,
    turn: state.turn,
    phase: state.phase.at === 'objection' ? seenObjection(state.phase, viewer) : state.phase,
    die: state.die,
    drawn: viewer === state.active ? state.drawn : [],
    drawnSize: state.drawn.length,
    board: state.board,
    stackSize: state.stack.length,
    discards: state.discards,
    scores: state.scores,
    disputes: state.disputes,
    result: hotResult(state),
  };
}

export function hotResult({ phase, scores }: Pick<HotState, 'phase' | 'scores'>): Result | null {
  if (phase.at !== 'over') return null;
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

/** The stack is everything that lies nowhere else, so only drawn tiles and votes are secret. */
export function hotOpen({ drawn, phase }: HotState): boolean {
  return drawn.length === 0 && phase.at !== 'objection';
}

/** The one page as objections know it. */
export function asDisputed({ board, disputes }: Pick<HotState, 'board' | 'disputes'>): Disputed {
  return { disputes, boards: [board] };
}
