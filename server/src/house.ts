import type { IncomingMessage } from 'node:http';
import { seatOf } from '@late/table';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Budget } from './http/budget.ts';
import { hashToken, welcome } from './http/identify.ts';
import { Watchers } from './http/watchers.ts';
import { Metrics } from './metrics.ts';
import { RoomKeeper } from './rooms/keeper.ts';
import type { LiveRoom } from './rooms/live-room.ts';
import { NightWatch } from './rooms/night-watch.ts';
import { Rematches } from './rooms/rematches.ts';
import type { Settings } from './settings.ts';
import type { Identity, Store } from './store/store.ts';

const MINUTE = 60_000;

/** Everything that a running server consists of, apart from its doors. */
export class House {
  readonly settings: Settings;
  readonly store: Store;
  readonly metrics = new Metrics();
  readonly watchers = new Watchers();
  readonly keeper: RoomKeeper;
  readonly nightWatch: NightWatch;
  readonly rematches: Rematches;
  readonly requests: Budget;
  readonly newcomers: Budget;
  private readonly log: FastifyBaseLogger;

  constructor(settings: Settings, store: Store, log: FastifyBaseLogger) {
    this.settings = settings;
    this.store = store;
    this.log = log;
    this.requests = new Budget(settings.requestsPerMinute, MINUTE);
    this.newcomers = new Budget(settings.newMembersPerHour, 60 * MINUTE);
    const surroundings = {
      present: (id: string) => this.watchers.presence(id).present,
      isWatched: (id: string) => this.watchers.isWatched(id),
      isHere: (id: string, member: string) => this.watchers.isHere(id, member),
      ticketIssuer: (ticket: string, id: string) =>
        store.ticketIssuer(hashToken(ticket), id, Date.now()),
    };
    this.keeper = new RoomKeeper(store, settings, surroundings, (live, before, events) => {
      this.metrics.count('steps_total', '', live.room.length - before.length);
      this.watchers.advanced(live, before, events);
      this.nightWatch.nudge(this.keeper.wakeOf(live, live.room));
    });
    this.rematches = new Rematches(store, this.keeper);
    this.nightWatch = new NightWatch(store, this.keeper, settings, log);
    this.metrics.gauge('watchers', () => this.watchers.size);
    this.metrics.gauge('memory_bytes', () => process.memoryUsage().rss);
  }

  /** Somebody whose seat a bot kept warm is back: it is theirs again at once. */
  cameBack(live: LiveRoom, member: string): void {
    const seat = seatOf(live.room, member);
    if (seat === null || !live.room.table?.standIns[seat] || live.room.table.result) return;
    this.keeper
      .request(live.id, member, `back-${live.room.length}`, { do: 'hand-back' })
      .catch((error) => this.log.error({ err: error }, 'a seat could not be handed back'));
  }

  /** Who asks; somebody unknown is admitted and given a cookie. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
    const address = this.addressOf(request.raw);
    return welcome(this.store, this.settings, this.newcomers, address, request, reply);
  }

  /** The address that limits go by: behind proxies, the one they vouch for. */
  addressOf(request: IncomingMessage): string {
    const { proxies } = this.settings;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const vouched = proxies ? forwarded.at(-proxies)?.trim() : '';
    return vouched || (request.socket.remoteAddress ?? '');
  }
}
