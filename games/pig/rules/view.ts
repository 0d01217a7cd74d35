import type { Result, Viewer } from '@late/kernel';
import { type Event, resultOf, type State } from './state.ts';

/** Built key by key although all of it is public: what a later version adds stays hidden until it is listed. */
export interface View extends State {
  readonly viewer: Viewer;
  readonly result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  const { options, scores, active, rolls, last } = state;
  return { viewer, options, scores, active, rolls, last, result: resultOf(state) };
}

/** Each kind of event is listed as fit for everybody; there is no default. */
export function redact(event: Event): Event | null {
  switch (event.type) {
    case 'rolled':
    case 'lost':
    case 'held':
    case 'won':
      return event;
  }
}
