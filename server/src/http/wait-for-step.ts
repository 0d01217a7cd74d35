import type { IncomingMessage } from 'node:http';
import type { House } from '../house.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Watcher } from './watchers.ts';

const LONGEST_WAIT = 25_000;

/** Until the room has more than `length` steps, the caller hangs up, or it has been long enough. */
export function waitForStep(
  house: House,
  live: LiveRoom,
  length: number,
  request: IncomingMessage,
): Promise<void> {
  if (!Number.isInteger(length) || live.room.length > length) return Promise.resolve();
  return new Promise((resolve) => {
    // Nobody in particular: whoever waits over HTTP is not counted as present.
    const watcher: Watcher = {
      member: '',
      seen: null,
      send: () => live.room.length > length && done(),
    };
    const timer = setTimeout(done, LONGEST_WAIT);
    function done(): void {
      clearTimeout(timer);
      request.off('close', done);
      house.watchers.remove(live, watcher);
      resolve();
    }
    request.on('close', done);
    house.watchers.add(live, watcher);
  });
}
