import type { Result, Seat, Viewer } from '@late/kernel';
import type { TableWords } from '@late/lexicon';
import type { Deed, EndOfCommon } from '../event.ts';
import type { Laid } from '../grid.ts';
import type { Options } from '../options.ts';
import { resultOf } from '../result.ts';
import type { Tile } from '../tile-sets.ts';
import { type CommonState, type Counts, countsOf, type Draw } from './state.ts';

export interface CommonView extends Counts {
  readonly kind: 'common';
  readonly viewer: Viewer;
  readonly version: number;
  readonly options: Options;
  readonly order: readonly Draw[];
  readonly entered: number;
  readonly active: Seat;
  readonly mine: readonly Tile[] | null;
  readonly table: readonly Laid[];
  /** Of the words that stand; what `pending` is worth comes on top if nobody shakes it. */
  readonly scores: readonly number[];
  readonly tries: number;
  readonly idle: number;
  readonly turns: number;
  readonly fines: readonly number[];
  readonly tableWords: TableWords;
  readonly last: Deed | null;
  readonly ended: EndOfCommon | null;
  /** Everybody's, once the game is over. */
  readonly hands: readonly (readonly Tile[])[] | null;
  readonly result: Result | null;
}

export function viewCommon(state: CommonState, viewer: Viewer): CommonView {
  const { hands, ended } = state;
  return {
    kind: 'common',
    viewer,
    version: state.version,
    options: state.options,
    order: state.order,
    entered: state.entered,
    active: state.active,
    mine: viewer === 'audience' ? null : (hands[viewer] ?? null),
    ...countsOf(state),
    table: state.table,
    scores: state.scores,
    tries: state.tries,
    idle: state.idle,
    turns: state.turns,
    fines: state.fines,
    tableWords: state.tableWords,
    last: state.last,
    ended,
    hands: ended ? hands : null,
    result: ended ? resultOf(state.scores) : null,
  };
}
