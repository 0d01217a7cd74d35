import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Refusal } from '@late/kernel';
import type { Member, RoomRequest } from '@late/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Bans } from '../admin/bans.ts';
import { RestartNotice } from '../admin/restart-notice.ts';
import { readBarredWords } from '../barred-words.ts';
import { Bots } from '../bots/bots.ts';
import { HouseTime } from '../house-time.ts';
import type { Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { DueActions } from '../rooms/due-actions.ts';
import { DueWork } from '../rooms/due-work.ts';
import { Dues } from '../rooms/dues.ts';
import { Forgetting } from '../rooms/forgetting.ts';
import type { RequestAnswer } from '../rooms/judge.ts';
import { Listing } from '../rooms/listing.ts';
import { Rematches } from '../rooms/rematches.ts';
import { Rooms } from '../rooms/rooms.ts';
import { WordFilter } from '../rooms/word-filter.ts';
import type { Settings } from '../settings.ts';
import type { Identity, Opener, Store } from '../store/store.ts';
import { networkOf } from './address.ts';
import { NETWORK_SHARE } from './address-budget.ts';
import { ClientAddress } from './client-address.ts';
import { welcome, whoIs } from './identify.ts';
import { Limits } from './limits.ts';
import { openerAt } from './opener-at.ts';
import { Readiness } from './readiness.ts';
import { Refused } from './refused.ts';
import { StepWaits } from './step-waits.ts';
import { Watchers } from './watchers.ts';

/** What routes and sockets work with: one of each in a process. */
export class Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly metrics = new Metrics();
  readonly watchers = new Watchers();
  readonly stepWaits = new StepWaits(this.watchers);
  readonly readiness: Readiness;
  readonly rooms: Rooms;
  readonly listing: Listing;
  readonly rematches: Rematches;
  readonly forgetting: Forgetting;
  readonly dueWork: DueWork;
  readonly limits: Limits;
  readonly bans: Bans;
  readonly restart: RestartNotice;
  /** What is not wanted at listed tables; null if everything is. */
  readonly words: WordFilter | null;
  private readonly clients: ClientAddress;
  private secret: Promise<string> | null = null;

  constructor(settings: Settings, store: Store, log: Log) {
    this.settings = settings;
    this.store = store;
    this.clients = new ClientAddress(settings.proxies, log);
    this.readiness = new Readiness(store, log);
    this.limits = new Limits(settings, this.metrics);
    this.bans = new Bans(store);
    this.restart = new RestartNotice((at) => this.watchers.tellAll({ t: 'restart', at }));
    const { barredWordsFile } = settings;
    this.words = barredWordsFile === null ? null : new WordFilter(readBarredWords(barredWordsFile));
    const bots = new Bots(this.metrics, log);
    const dues = new Dues(bots.paces, settings.botPause);
    const time = new HouseTime();
    this.rooms = new Rooms(
      store,
      settings.roomCacheMb,
      dues,
      time,
      this.watchers,
      this.words,
      (advance) => {
        const { cached, before, wake } = advance;
        this.metrics.count('steps_total', '', cached.room.length - before.length);
        this.watchers.tell(advance);
        this.dueWork.expect(wake);
      },
    );
    const address = settings.listedPerAddress;
    this.listing = new Listing(store, { address, network: address * NETWORK_SHARE }, () =>
      this.limits.count('listed'),
    );
    this.rematches = new Rematches(store, this.rooms, this.listing);
    this.forgetting = new Forgetting(store, this.rooms, log);
    this.dueWork = new DueWork(
      store,
      this.rooms,
      new DueActions(this.rooms, bots, dues, time, settings),
      bots,
      time,
      log,
    );
    this.metrics.gauge('watchers', () => this.watchers.size);
    this.metrics.gauge('store_bytes', () => store.bytes());
    this.metrics.gauge('memory_bytes', () => process.memoryUsage().rss);
  }

  /** Who asks, if they are known; whoever is banned is turned away. */
  async whoIs(headers: IncomingHttpHeaders): Promise<Identity | null> {
    const identity = await whoIs(this.store, headers);
    if (identity) turnAwayUntil(this.bans.ofMember(identity.member));
    return identity;
  }

  /** The same, but somebody unknown is admitted and given a cookie. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
    const known = await this.whoIs(request.headers);
    if (known) return known;
    const mayArrive = () => this.limits.mayArrive(this.addressOf(request.raw));
    return welcome(this.store, this.settings, mayArrive, reply);
  }

  /** Whoever comes from a banned network is turned away, known or not. */
  turnAwayNetwork(address: string): void {
    turnAwayUntil(this.bans.ofNetwork(networkOf(address)));
  }

  /** Carries out what a member asks of a room, over HTTP or a socket. */
  request(
    id: string,
    member: Member,
    clientId: string,
    request: RoomRequest,
  ): Promise<RequestAnswer> {
    return this.listing.request(id, request, () =>
      this.rooms.request(id, member, clientId, request),
    );
  }

  /** Codes are the server's and the games' own: there are only so many. */
  countRefusal({ code }: Refusal): void {
    this.metrics.count('refusals_total', `code="${code}"`);
  }

  /** From where a table is opened that somebody asks for. */
  async openerOf(request: IncomingMessage): Promise<Opener> {
    this.secret ??= this.store.openerSecret();
    return openerAt(this.addressOf(request), await this.secret);
  }

  /** The address that limits go by, as one key; `networkOf` tells its network. */
  addressOf(request: IncomingMessage): string {
    return this.clients.of(request);
  }
}

function turnAwayUntil(until: number | null): void {
  if (until !== null) throw new Refused({ code: 'net.banned', params: { until } });
}
