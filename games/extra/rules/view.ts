import type { Result, Seat, Viewer } from '@late/kernel';
import type { Dice } from './dice.ts';
import type { Options } from './options.ts';
import type { Pad } from './pad.ts';
import { resultOf } from './play.ts';
import type { Split } from './split.ts';
import type { Event, OpenedThrow, State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly pads: readonly Pad[];
  readonly roller: Seat;
  readonly dice: Dice | null;
  /** Who has decided about this throw; how, only oneself knows. */
  readonly decided: readonly boolean[];
  readonly mine: Split | null;
  readonly last: OpenedThrow | null;
  readonly throws: number;
  readonly result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    pads: state.pads,
    roller: state.roller,
    dice: state.dice,
    decided: state.pending.map((split) => split !== null),
    mine: viewer === 'audience' ? null : (state.pending[viewer] ?? null),
    last: state.last,
    throws: state.throws,
    result: resultOf(state),
  };
}

/** No event tells a decision before it is opened, so each kind is listed as fit for everybody. */
export function redact(event: Event, _viewer: Viewer): Event | null {
  switch (event.type) {
    case 'thrown':
    case 'decided':
    case 'opened':
    case 'finished':
    case 'over':
      return event;
  }
}

/** Nothing is hidden while no decision waits to be shown. */
export function isOpen(state: State): boolean {
  return state.pending.every((split) => split === null);
}
