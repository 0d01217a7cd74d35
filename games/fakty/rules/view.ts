import type { Result, Viewer } from '@late/kernel';
import { isOpenly } from './die.ts';
import type { Event } from './event.ts';
import { resultOf } from './exclusive/score.ts';
import { type ExclusiveView, exclusiveOpen, exclusiveView } from './exclusive/view.ts';
import { type HotView, hotOpen, hotResult, hotView } from './hot/view.ts';
import type { State } from './state.ts';

export type View = ExclusiveView | HotView;

export function view(state: State, viewer: Viewer): View {
  return state.variant === 'hot' ? hotView(state, viewer) : exclusiveView(state, viewer);
}

export function isOpen(state: State): boolean {
  return state.variant === 'hot' ? hotOpen(state) : exclusiveOpen(state);
}

export function result(state: State): Result | null {
  return state.variant === 'hot' ? hotResult(state) : resultOf(state);
}

export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'took': {
      const { face, from, seat } = event;
      // Who was bugged knows what is gone.
      if (isOpenly(face) || viewer === seat || viewer === from) return event;
      return { type: 'took', seat, face, from, tile: null, text: '' };
    }
    case 'drew':
      return viewer === event.seat ? event : { ...event, tiles: null };
    case 'started':
    case 'asked':
    case 'read':
    case 'pointed':
    case 'objected':
    case 'judged':
    case 'returned':
    case 'unscored':
    case 'reopened':
    case 'counting':
    case 'agreed':
    case 'laid':
    case 'rolled':
    case 'impossible':
    case 'turned-up':
    case 'refilled':
    case 'kept':
    case 'removed':
    case 'swapped':
    case 'passed':
    case 'discarded':
    case 'moved':
    case 'scrapped':
    case 'closed':
    case 'issue':
    case 'stuck':
    case 'restocked':
    case 'eye':
    case 'extra-turn':
    case 'vote-called':
    case 'voted':
    case 'votes':
    case 'over':
      return event;
  }
}
