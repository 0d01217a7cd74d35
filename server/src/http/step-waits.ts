import type { IncomingMessage } from 'node:http';
import type { CachedRoom } from '../rooms/cached-room.ts';
import { Refused } from './refused.ts';
import type { Watcher, Watchers } from './watchers.ts';

const LONGEST_WAIT = 25_000;

/** Requests that wait for a room's next step. */
export class StepWaits {
  private readonly watchers: Watchers;
  /** Refuses to whoever holds too many connections already, else holds one more until what is returned is called. */
  private readonly hold: (request: IncomingMessage) => () => void;
  /** What ends each of them. */
  private readonly ends = new Set<() => void>();
  private stopped = false;

  constructor(watchers: Watchers, hold: (request: IncomingMessage) => () => void) {
    this.watchers = watchers;
    this.hold = hold;
  }

  /**
   * Until the room has more than `length` steps, the caller hangs up, or it has been long enough. Refuses
   * when the server stops: whoever waits is to ask again, of its successor.
   */
  async until(cached: CachedRoom, length: number, request: IncomingMessage): Promise<void> {
    if (cached.room.length > length) return;
    if (!this.stopped) {
      const letGo = this.hold(request);
      await this.wait(cached, length, request).finally(letGo);
    }
    if (this.stopped) throw new Refused({ code: 'net.restart' });
  }

  /** Lets nobody wait any longer. */
  stop(): void {
    this.stopped = true;
    for (const end of this.ends) end();
  }

  private wait(cached: CachedRoom, length: number, request: IncomingMessage): Promise<void> {
    return new Promise((resolve) => {
      // Nobody in particular: whoever waits over HTTP counts as there by having asked.
      const watcher: Watcher = {
        member: '',
        blocked: new Set(),
        seen: null,
        send: () => cached.room.length > length && end(),
        end,
      };
      const timer = setTimeout(end, LONGEST_WAIT);
      const { ends, watchers } = this;
      function end(): void {
        clearTimeout(timer);
        request.off('close', end);
        ends.delete(end);
        watchers.remove(cached, watcher);
        resolve();
      }
      request.on('close', end);
      ends.add(end);
      watchers.add(cached, watcher);
    });
  }
}
