import { seededChance } from '@late/kernel';
import { ableBots, dateOf, type Table } from '@late/table';
import { botFor } from '../bots.ts';
import type { Settings } from '../settings.ts';
import type { CachedRoom } from './cached-room.ts';
import { dueNext } from './due-next.ts';
import type { DueAction, Rooms } from './rooms.ts';

/** Bots among themselves must not keep other rooms waiting. */
const MOST_AT_ONCE = 32;

/** Does what is due in one room: bots' moves, stand-ins, the end of a round. */
export class DueActions {
  private readonly rooms: Rooms;
  private readonly settings: Settings;

  constructor(rooms: Rooms, settings: Settings) {
    this.rooms = rooms;
    this.settings = settings;
  }

  async doAll(id: string, withBots: boolean): Promise<void> {
    const cached = await this.rooms.get(id);
    for (let done = 0; cached && done < MOST_AT_ONCE; done++) {
      const { table, length } = cached.room;
      if (table && withBots) await loadBots(table);
      const reply = await this.rooms.actIfDue(id, (now) => this.next(now, withBots));
      if (reply === null) return;
      // Another process may have been faster; then there is something else to do, or nothing.
      if (reply.ok || cached.room.length !== length) continue;
      throw new Error(`what was due was refused: ${reply.refusal.code}`);
    }
  }

  /** What is to be done at this moment. */
  private async next(cached: CachedRoom, withBots: boolean): Promise<DueAction | null> {
    const { game, room } = cached;
    const { botPause, standInLevel } = this.settings;
    const now = Date.now();
    const due = dueNext(cached, room, botPause, withBots);
    if (!room.table || !due || due.at > now) return null;
    const at = dateOf(game, room.table, due, now);
    switch (due.do) {
      case 'expire':
        return { action: { do: 'expire' }, at };
      case 'stand-in':
        return { action: { do: 'stand-in', seat: due.seat, level: standInLevel }, at };
      case 'move': {
        const bot = await botFor(game.id, due.level, room.table.opening.options);
        const luck = crypto.getRandomValues(new Uint32Array(1))[0] as number;
        const move = bot.choose(game.view(room.table.state, due.seat), seededChance(luck));
        return { action: { do: 'move', seat: due.seat, move }, at };
      }
    }
  }
}

/** All bots that could act. */
async function loadBots(table: Table): Promise<void> {
  const { plan, opening } = table;
  await Promise.all(ableBots(table).map(({ level }) => botFor(plan.game, level, opening.options)));
}
