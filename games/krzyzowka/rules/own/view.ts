import type { Result, Viewer } from '@late/kernel';
import type { Options } from '../options.ts';
import { resultOf } from '../result.ts';
import type { Tile } from '../tile-sets.ts';
import type { Offence } from '../words.ts';
import { type Desk, isOver, type OwnState, type Stage, totalsOf } from './state.ts';
import type { CountedRound } from './work.ts';

/** What everybody may know of a player at work. */
export interface DeskSeen {
  readonly stage: Stage;
  readonly offence: Offence | null;
}

export interface OwnView {
  readonly kind: 'own';
  readonly viewer: Viewer;
  readonly version: number;
  readonly options: Options;
  readonly round: number;
  readonly playing: boolean;
  readonly desks: readonly DeskSeen[];
  readonly mine: Desk | null;
  /** Where one plays after the other: what one has begun the round with. */
  readonly dealt: readonly Tile[] | null;
  readonly endsAt: number | null;
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Alone: the tiles of the rounds that were counted. */
  readonly past: readonly (readonly Tile[])[];
  /** The round that was counted last, with everybody's tiles and tables. */
  readonly last: CountedRound | null;
  readonly result: Result | null;
}

export function viewOwn(state: OwnState, viewer: Viewer): OwnView {
  const totals = totalsOf(state);
  const mine = viewer === 'audience' ? null : (state.desks[viewer] ?? null);
  return {
    kind: 'own',
    viewer,
    version: state.version,
    options: state.options,
    round: state.round,
    playing: state.playing,
    desks: state.desks.map(({ stage, offence }) => ({ stage, offence })),
    mine,
    dealt: mine?.tiles.length ? state.dealt : null,
    endsAt: state.endsAt,
    points: state.points,
    totals,
    past: state.past,
    last: state.last,
    result: isOver(state) ? resultOf(totals) : null,
  };
}
