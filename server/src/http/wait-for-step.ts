import type { IncomingMessage } from 'node:http';
import type { CachedRoom } from '../rooms/cached-room.ts';
import type { Services } from './services.ts';
import type { Watcher } from './watchers.ts';

const LONGEST_WAIT = 25_000;

/** Until the room has more than `length` steps, the caller hangs up, or it has been long enough. */
export function waitForStep(
  services: Services,
  cached: CachedRoom,
  length: number,
  request: IncomingMessage,
): Promise<void> {
  if (cached.room.length > length) return Promise.resolve();
  return new Promise((resolve) => {
    // Nobody in particular: whoever waits over HTTP counts as there by having asked.
    const watcher: Watcher = {
      member: '',
      blocked: new Set(),
      seen: null,
      send: () => cached.room.length > length && done(),
    };
    const timer = setTimeout(done, LONGEST_WAIT);
    function done(): void {
      clearTimeout(timer);
      request.off('close', done);
      services.watchers.remove(cached, watcher);
      resolve();
    }
    request.on('close', done);
    services.watchers.add(cached, watcher);
  });
}
