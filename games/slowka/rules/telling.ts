import type { Outcome, Reveals } from '@late/kernel';
import type { Event } from './event.ts';
import { resultOf } from './result.ts';
import type { End, State } from './state.ts';

/** A state on its way through one move, with what there is to tell of it so far. */
export interface Telling {
  readonly state: State;
  readonly events: readonly Event[];
}

export function begin(state: State): Telling {
  return { state, events: [] };
}

export function tell(
  { state, events }: Telling,
  changes: Partial<State>,
  ...more: Event[]
): Telling {
  return { state: { ...state, ...changes }, events: [...events, ...more] };
}

/** At the end all hands are shown. */
export function over(telling: Telling, end: End): Telling {
  const ended = tell(telling, { end });
  const result = resultOf(ended.state);
  if (!result) return ended;
  const { scores, winners } = result;
  return tell(ended, {}, { type: 'over', end, scores, winners });
}

/** What the move revealed at least, and beyond that the tokens drawn and the hands at the end. */
export function outcomeOf({ state, events }: Telling, reveals: Reveals): Outcome<State, Event> {
  if (events.some(({ type }) => type === 'drawn')) return { state, events, reveals: 'secret' };
  return { state, events, reveals: state.end && reveals === 'nothing' ? 'news' : reveals };
}
