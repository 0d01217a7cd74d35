import { isDeepStrictEqual } from 'node:util';
import { ableBots, dateOf, endDrawing } from '@late/table';
import type { Bots, ChosenMove, DueMove } from '../bots/bots.ts';
import type { HouseTime } from '../house-time.ts';
import type { Settings } from '../settings.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Dues, RoomDue } from './dues.ts';
import type { DueAction, Rooms } from './rooms.ts';

/** After so many steps the room's alarm is set, and it takes its turn again. */
const MOST_AT_ONCE = 32;

/** Does what is due in one room: bots' moves, stand-ins, the end of a round. */
export class DueActions {
  private readonly rooms: Rooms;
  private readonly bots: Bots;
  private readonly dues: Dues;
  private readonly time: HouseTime;
  private readonly settings: Settings;

  constructor(rooms: Rooms, bots: Bots, dues: Dues, time: HouseTime, settings: Settings) {
    this.rooms = rooms;
    this.bots = bots;
    this.dues = dues;
    this.time = time;
    this.settings = settings;
  }

  /** People are not kept waiting: a room is free for requests while its bots think. */
  async doAll(id: string, withBots: boolean): Promise<void> {
    for (let looks = 0; looks < MOST_AT_ONCE; looks++) {
      const cached = await (looks ? this.rooms.get(id) : this.rooms.current(id));
      const due = cached && this.dueNow(cached, withBots);
      if (!due) return;
      if (due.do === 'begin') await this.begin(id);
      else if (due.do !== 'move')
        await this.act(id, cached, (found) => this.byClock(found, withBots));
      else if (!this.isKnown(cached, due)) await this.askPaces(cached, due.at);
      else await this.letMove(id, cached, due.at);
    }
  }

  private dueNow(cached: CachedRoom, withBots: boolean): RoomDue | null {
    const due = this.dues.next(cached, cached.room, withBots);
    return due && due.at <= this.time.now() ? due : null;
  }

  private async begin(id: string): Promise<void> {
    const reply = await this.rooms.decide(id, (found, now) => endDrawing({ ...found, now }));
    if (!reply.ok) throw new Error(`what was due was refused: ${reply.refusal.code}`);
  }

  /** Whether the bot said that its time has come: before it is asked, any time could be. */
  private isKnown({ room: { table } }: CachedRoom, { seat }: DueMove): boolean {
    const bot = table && ableBots(table).find((able) => able.seat === seat);
    return Boolean(bot && this.bots.paces.of(table, bot) !== undefined);
  }

  private askPaces(cached: CachedRoom, since: number): Promise<void> {
    return this.bots.askPaces(since, () => {
      const { table } = cached.room;
      return table && { game: cached.game, seed: cached.seed, table };
    });
  }

  private async letMove(id: string, cached: CachedRoom, since: number): Promise<void> {
    const chosen = await this.bots.choose(since, () => {
      const due = this.dueNow(cached, true);
      const { table } = cached.room;
      // While it waited for a thread the table may have gone on: whoever only may act there now is asked first
      // whether they want to.
      const isDue = due?.do === 'move' && this.isKnown(cached, due);
      return table && isDue ? { game: cached.game, seed: cached.seed, table, due } : null;
    });
    if (chosen) await this.act(id, cached, (found) => this.byBot(found, chosen));
  }

  private async act(
    id: string,
    cached: CachedRoom,
    choose: (found: CachedRoom) => DueAction | null,
  ): Promise<void> {
    const { length } = cached.room;
    const reply = await this.rooms.actIfDue(id, choose);
    // Another process may have been faster; then there is something else to do, or nothing.
    if (reply.ok || cached.room.length !== length) return;
    throw new Error(`what was due was refused: ${reply.refusal.code}`);
  }

  private byClock(found: CachedRoom, withBots: boolean): DueAction | null {
    const due = this.dueNow(found, withBots);
    const at = this.time.now();
    switch (due?.do) {
      case 'expire':
        return { action: { do: 'expire' }, at };
      case 'stand-in':
        return {
          action: { do: 'stand-in', seat: due.seat, level: this.settings.standInLevel },
          at,
        };
      default:
        return null;
    }
  }

  /** What was chosen for a table that has gone on is dropped, unless it looks the same from that seat. */
  private byBot(found: CachedRoom, { due, table, view, move }: ChosenMove): DueAction | null {
    const { game } = found;
    const now = found.room.table;
    if (!now || !isAsked(found, due)) return null;
    if (now !== table) {
      const isSame =
        now.questions[due.seat]?.seq === table.questions[due.seat]?.seq &&
        isDeepStrictEqual(game.view(now.state, due.seat), view);
      if (!isSame) return null;
    }
    const at = dateOf(game, now, due, this.time.now());
    return { action: { do: 'move', seat: due.seat, move }, at };
  }
}

/** Whether it is still this bot that can act in its seat. */
function isAsked({ room: { table, closed } }: CachedRoom, due: DueMove): boolean {
  if (!table || closed) return false;
  return ableBots(table).some(({ seat, level }) => seat === due.seat && level === due.level);
}
