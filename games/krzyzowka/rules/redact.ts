import type { Viewer } from '@late/kernel';
import type { Event } from './event.ts';

/** Tiles are told to whoever drew them; everything else is listed as fit for everybody. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'drew': {
      const { type, seat, count } = event;
      return seat === viewer ? event : { type, seat, count };
    }
    case 'swapped':
    case 'not-done':
      return event.seat === viewer ? event : null;
    case 'order':
    case 'laid':
    case 'rejected':
    case 'exchanged':
    case 'passed':
    case 'challenged':
    case 'accepted':
    case 'skipped':
    case 'asked':
    case 'voted':
    case 'decided':
    case 'stood':
    case 'ready':
    case 'round':
    case 'begun':
    case 'agreed':
    case 'withdrew':
    case 'handed-in':
    case 'done':
    case 'raised':
    case 'time-up':
    case 'counted':
    case 'over':
      return event;
  }
}
