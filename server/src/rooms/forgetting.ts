import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Member } from '@late/table';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** So many rooms are read at a time, however many there are. */
const PAGE = 50;

/**
 * Forgets people in all of their rooms, one room a turn of the event loop. That somebody is to be forgotten
 * is in the store until it is done: after a crash, or where a room made trouble, it is taken up again.
 */
export class Forgetting {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly log: Log;

  constructor(store: Store, rooms: Rooms, log: Log) {
    this.store = store;
    this.rooms = rooms;
    this.log = log;
  }

  /** From the first moment on the token is void; fulfilled when the rooms are done. */
  async forget(member: Member): Promise<void> {
    await this.store.beginForgetting(member, Date.now());
    await this.finish(member);
  }

  /** Goes on where somebody's forgetting was interrupted. */
  async resume(): Promise<void> {
    for (const member of await this.store.forgetting()) await this.finish(member);
  }

  private async finish(member: Member): Promise<void> {
    let failed = 0;
    let after = '';
    for (;;) {
      const rows = await this.store.tablesAfter(member, after, PAGE);
      for (const { id } of rows) {
        after = id;
        await endOfTurn();
        try {
          await this.rooms.forget(id, member);
        } catch (error) {
          failed++;
          this.log.error(
            { err: error },
            'somebody could not leave this table for good; their names are gone',
          );
        }
      }
      if (rows.length < PAGE) break;
    }
    if (failed === 0) await this.store.forgetIdentity(member);
    else this.log.warn({ failed }, 'somebody is not yet forgotten everywhere; it is tried again');
  }
}
