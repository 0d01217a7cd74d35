import type { Result, Seat, Viewer } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { type Face, isOpenly, type TakingFace } from '../die.ts';
import type { Disputes, Origin } from '../dispute.ts';
import { type SeenObjection, seenObjection } from '../objection-view.ts';
import type { Options } from '../options.ts';
import type { Board } from '../title.ts';
import { resultOf, scoresOf } from './score.ts';
import type { ExclusiveState, Phase } from './state.ts';
import type { Vote } from './vote.ts';

/** A phase as one viewer knows it: `null` is a tile that only others have seen. */
export type SeenPhase =
  | Exclude<Phase, { readonly at: 'taken' | 'vote' | 'objection' }>
  | SeenObjection<Extract<Phase, { readonly at: 'objection' }>>
  | {
      readonly at: 'taken';
      readonly face: TakingFace;
      readonly tile: Tile | null;
      readonly from: Origin;
    }
  | {
      readonly at: 'vote';
      readonly call: 1 | 2;
      readonly tied: readonly Seat[];
      readonly voters: readonly Seat[];
      readonly voted: readonly boolean[];
      readonly mine: Vote | null;
    };

export interface ExclusiveView {
  readonly variant: 'exclusive';
  readonly viewer: Viewer;
  readonly version: number;
  readonly options: Options;
  readonly start: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly phase: SeenPhase;
  readonly die: { readonly seat: Seat; readonly face: Face } | null;
  /** The viewer's own; empty for the audience. */
  readonly hand: readonly Tile[];
  readonly handSizes: readonly number[];
  readonly boards: readonly Board[];
  readonly pool: readonly Tile[];
  readonly stackSize: number;
  readonly discards: readonly Tile[];
  readonly first: Seat | null;
  readonly disputes: Disputes | null;
  readonly scores: readonly number[];
  readonly result: Result | null;
}

export function exclusiveView(state: ExclusiveState, viewer: Viewer): ExclusiveView {
  return {
    variant: 'exclusive',
    viewer,
    version: state.version,
    options: state.options,
    start: state.start,
    active: state.active,
    round: state.round,
    phase: seenPhase(state, viewer),
    die: state.die,
    hand: viewer === 'audience' ? [] : (state.hands[viewer] ?? []),
    handSizes: state.hands.map((hand) => hand.length),
    boards: state.boards,
    pool: state.pool,
    stackSize: state.stack.length,
    discards: state.discards,
    first: state.first,
    disputes: state.disputes,
    scores: scoresOf(state),
    result: resultOf(state),
  };
}

function seenPhase({ phase, active }: ExclusiveState, viewer: Viewer): SeenPhase {
  switch (phase.at) {
    case 'taken': {
      const { at, face, from, tile } = phase;
      return { at, face, from, tile: isOpenly(face) || viewer === active ? tile : null };
    }
    case 'vote': {
      const { at, call, tied, voters, votes } = phase;
      const mine = viewer === 'audience' ? null : (votes[viewer] ?? null);
      return { at, call, tied, voters, voted: votes.map((vote) => vote !== null), mine };
    }
    case 'objection':
      return seenObjection(phase, viewer);
    case 'tabloid':
    case 'youngest':
    case 'count':
    case 'opening':
    case 'roll':
    case 'action':
    case 'second':
    case 'over':
      return phase;
  }
}

/** With no tile in any hand and no vote waiting, everything there is lies on the table. */
export function exclusiveOpen({ hands, phase }: ExclusiveState): boolean {
  return hands.every((hand) => !hand.length) && phase.at !== 'vote' && phase.at !== 'objection';
}
