import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Refusal } from '@late/kernel';
import type { WireRefusal } from '@late/protocol';
import { type Member, type RoomRequest, seatOf } from '@late/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Bans } from '../admin/bans.ts';
import { RestartNotice } from '../admin/restart-notice.ts';
import { readBarredWords } from '../barred-words.ts';
import { Bots } from '../bots/bots.ts';
import { type Bus, isUp } from '../bus/bus.ts';
import { HouseChannel, type HouseListener } from '../house/house-channel.ts';
import { HousePresence } from '../house/house-presence.ts';
import { ASKED, MovesAtHome } from '../house/moves-at-home.ts';
import { SharedFairness } from '../house/shared-fairness.ts';
import { Sweep } from '../house/sweep.ts';
import { TableChannels } from '../house/table-channels.ts';
import { HouseTime } from '../house-time.ts';
import type { Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import { DailyHouse } from '../rooms/daily-house.ts';
import { DueActions } from '../rooms/due-actions.ts';
import { DueWork } from '../rooms/due-work.ts';
import { Duels, isPlayer } from '../rooms/duels.ts';
import { Dues } from '../rooms/dues.ts';
import { Evenings } from '../rooms/evenings.ts';
import { Forgetting } from '../rooms/forgetting.ts';
import type { RequestAnswer } from '../rooms/judge.ts';
import { Listing } from '../rooms/listing.ts';
import { Rematches } from '../rooms/rematches.ts';
import { RoomQueues } from '../rooms/room-queues.ts';
import { Rooms } from '../rooms/rooms.ts';
import { WordFilter } from '../rooms/word-filter.ts';
import type { Settings } from '../settings.ts';
import type { Identity, Opener, Store } from '../store/store.ts';
import { StoreAway } from '../store/store-away.ts';
import { networkOf } from './address.ts';
import { NETWORK_SHARE } from './address-budget.ts';
import { ClientAddress } from './client-address.ts';
import { HouseSecret } from './house-secret.ts';
import { welcome, whoIs } from './identify.ts';
import { Limits } from './limits.ts';
import { Readiness } from './readiness.ts';
import { Refused } from './refused.ts';
import { onLine, type RequestLine } from './request-line.ts';
import { StepWaits } from './step-waits.ts';
import { UseTelling } from './use-telling.ts';
import { type ShownDraft, type Watcher, Watchers } from './watchers.ts';

/** How long others do not hear that somebody has left, where they may be on their way to another process. */
const DEPARTURE = 2_500;

/** When clients come back of a process that stops: in a house of many the next is there already. */
const RETRY = { here: { from: 500, range: 1_500 }, elsewhere: { from: 0, range: 500 } };

/** What routes and sockets work with: one of each in a process. */
export class Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics = new Metrics();
  readonly presence: HousePresence;
  readonly watchers: Watchers;
  readonly stepWaits: StepWaits;
  readonly readiness: Readiness;
  readonly rooms: Rooms;
  readonly listing: Listing;
  readonly evenings: Evenings;
  readonly rematches: Rematches;
  readonly duels: Duels;
  readonly dailyHouse: DailyHouse;
  readonly forgetting: Forgetting;
  readonly dueWork: DueWork;
  readonly limits: Limits;
  readonly bans: Bans;
  readonly restart: RestartNotice;
  /** What is not wanted at listed tables; null if everything is. */
  readonly words: WordFilter | null;
  readonly sweep: Sweep;
  readonly fairness: SharedFairness;
  private readonly house: HouseChannel;
  private readonly useTelling: UseTelling;
  private readonly tables: TableChannels;
  private readonly moves: MovesAtHome;
  private readonly dues: Dues;
  /** What one person asks of one room is done in the order of asking, whichever process does it. */
  private readonly inTurn = new RoomQueues();
  private readonly clients: ClientAddress;
  private readonly secret: HouseSecret;

  constructor(settings: Settings, store: Store, bus: Bus, log: Log) {
    this.settings = settings;
    this.store = store;
    this.bus = bus;
    const onWrong = () => this.metrics.count('bus_wrong_total');
    this.house = new HouseChannel(bus, onWrong);
    this.fairness = new SharedFairness(bus, this.house);
    this.watchers = new Watchers();
    this.presence = new HousePresence(bus, this.house, this.watchers, (room, member) =>
      this.changedElsewhere(room, member),
    );
    this.watchers.join({
      presence: this.presence,
      grace: bus.hasOthers ? DEPARTURE : 0,
      onWatched: (id, isWatched) => (isWatched ? this.tables.listen(id) : this.tables.leave(id)),
    });
    this.stepWaits = new StepWaits(this.watchers, (request) => this.hold(request));
    this.clients = new ClientAddress(settings.proxies, log);
    this.readiness = new Readiness(store, bus, log);
    this.secret = new HouseSecret(store);
    this.limits = new Limits(settings, this.metrics, store, this.secret, bus.hasOthers);
    this.useTelling = new UseTelling(this.house, this.limits);
    this.bans = new Bans(store, bus.hasOthers);
    this.restart = new RestartNotice(
      (at) => this.watchers.tellAll({ t: 'restart', at }),
      () => this.tellRestart(),
    );
    const { barredWordsFile } = settings;
    this.words = barredWordsFile === null ? null : new WordFilter(readBarredWords(barredWordsFile));
    const bots = new Bots(this.metrics, log);
    this.dues = new Dues(bots.paces, settings.botPause);
    const { dues } = this;
    const time = new HouseTime();
    this.rooms = new Rooms(
      store,
      settings.roomCacheMb,
      dues,
      time,
      this.watchers,
      this.words,
      {
        hasOthers: bus.hasOthers,
        isElsewhere: (id) => this.presence.isElsewhere(id),
        tell: (what, table) => this.house.tell({ t: what, table }),
        onGone: (id) => this.watchers.closeRoom(id),
        onRewritten: (cached) => this.watchers.sendWholeToAll(cached),
      },
      (advance) => {
        const { cached, before, written, wake } = advance;
        this.watchers.tell(advance);
        // Whoever wrote it sees to what is due next, and tells the others.
        if (!written) return;
        const { steps, requests } = written;
        this.metrics.count('steps_total', '', steps.length);
        this.dueWork.expect(wake);
        const done = this.moves.takeAnswers(cached.id, requests);
        // Mostly everybody of a table is at one process, and nobody would hear it.
        if (done.length || this.presence.mayBeElsewhere(cached.id))
          this.tables.tellSteps(cached.id, before.length, steps, done);
      },
    );
    const { following } = this.rooms;
    this.tables = new TableChannels(
      bus,
      {
        following,
        followersOf: (id) => this.presence.processesAt(id),
        onDraft: (id, draft) => this.showMatesElsewhere(id, draft),
        onDone: (done) => this.moves.hearDone(done),
        onStart: (id) => this.sweep.look(id),
        onWrong,
      },
      log,
    );
    this.moves = new MovesAtHome(bus, {
      homeOf: (id) => this.presence.homeOf(id),
      follows: (id) => this.tables.isHeard(id),
      request: (...asked) => this.rooms.request(...asked),
      atLeast: (id, length) => following.atLeast(id, length),
      onAsked: (how) => this.metrics.count('moves_elsewhere_total', `answer="${how}"`),
      onWrong,
    });
    const watched = () => this.watchers.watched();
    const onFound = (rooms: number) => this.metrics.count('sweep_found_total', '', rooms);
    this.sweep = new Sweep(bus, following, watched, onFound, log);
    const address = settings.listedPerAddress;
    this.listing = new Listing(store, { address, network: address * NETWORK_SHARE }, () =>
      this.limits.count('listed'),
    );
    this.evenings = new Evenings(store, this.rooms, this.words);
    const { listing, evenings, fairness } = this;
    this.rematches = new Rematches(store, this.rooms, listing, evenings, () => fairness.now);
    this.duels = new Duels(store, this.rooms, () => this.fairness.now);
    this.dailyHouse = new DailyHouse(store, this.duels);
    this.forgetting = new Forgetting(store, this.rooms, this.metrics, log);
    this.forgetting.onVoid = (member) => {
      // Whoever is still connected could go on to say and do things under the old identity.
      this.watchers.closeMember(member);
      this.house.tell({ t: 'voided', member });
    };
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
    this.countBus();
  }

  /** Begins to hear other processes, and to be heard. */
  async startBus(news: HouseListener): Promise<void> {
    if (this.bus.hasOthers) await this.secret.load();
    this.house.listen(news);
    this.house.listen(this.presence);
    this.house.listen(this.useTelling);
    this.house.listen(this.fairness);
    this.house.start();
    this.presence.start();
    this.sweep.start();
    this.fairness.start();
    if (!this.bus.hasOthers) return;
    this.tables.start();
    this.moves.start();
    this.useTelling.start();
  }

  /** Whoever is connected to this process goes to another. */
  stopBus(): void {
    this.presence.stop();
    this.sweep.stop();
    this.useTelling.stop();
    this.fairness.stop();
  }

  /** In how many milliseconds a client comes back when this process stops: not all in the same one. */
  retry(): number {
    const { from, range } = this.bus.hasOthers ? RETRY.elsewhere : RETRY.here;
    return from + Math.floor(Math.random() * range);
  }

  /** Somebody has blocked others, or does so no more: whatever they look at is shown to them anew. */
  async blocksChanged(member: Member): Promise<void> {
    this.house.tell({ t: 'blocks', member });
    await this.showAnew(member);
  }

  /** The operator has banned somebody, or lifted a ban. */
  bansChanged(): void {
    this.house.tell({ t: 'bans' });
  }

  /** Bots are hurried by the only person at their table: others may want to see what they do. */
  async hurry(id: string, member: string): Promise<void> {
    const cached = await this.rooms.current(id);
    if (!cached) return;
    const { seats } = cached.room;
    const people = seats.filter(({ kind }) => kind === 'person').length;
    if (people !== 1 || seatOf(cached.room, member) === null) return;
    this.dues.hurry(cached);
    await this.rooms.alarms.set(id);
    this.dueWork.expect(this.dues.wake(cached, cached.room));
  }

  /** Shows a half-made move to the others of the team, wherever they are connected. */
  showMates(cached: CachedRoom, from: Watcher, question: number, draft: unknown): void {
    const shown = { member: from.member, question, draft };
    if (this.watchers.showMates(cached, shown, from)) this.tables.tellDraft(cached.id, shown);
  }

  private showMatesElsewhere(id: string, shown: ShownDraft): void {
    const cached = this.rooms.peek(id);
    if (cached) this.watchers.showMates(cached, shown, null);
  }

  private changedElsewhere(id: string, member: Member): void {
    const cached = this.rooms.peek(id);
    if (!cached) return;
    if (this.watchers.isWatched(id)) this.watchers.changedElsewhere(cached, member);
    // Whoever has just come may have read the store before a step that nobody was to be told of.
    if (this.presence.isElsewhere(id)) this.tables.tellLength(id, cached.room.length);
  }

  /** What the operator said of a restart, for processes that did not hear it. */
  tellRestart(): void {
    const { said } = this.restart;
    if (said) this.house.say({ t: 'restart', ...said });
  }

  /** Shows somebody what they look at, without those whom they have blocked by now. */
  async showAnew(member: Member): Promise<void> {
    const blocked = new Set(await this.store.blockedBy(member));
    for (const id of this.watchers.setBlocked(member, blocked)) {
      const cached = await this.rooms.get(id);
      if (cached) this.watchers.sendWholeTo(cached, member);
    }
  }

  private countBus(): void {
    const { bus, metrics } = this;
    if (!bus.hasOthers) return;
    metrics.gauge('bus_up', () => (isUp(bus) ? 1 : 0));
    for (const way of ['sent', 'received', 'dropped'] as const)
      metrics.gauge(`bus_messages_total{way="${way}"}`, () => bus.counts[way]);
    metrics.count('bus_wrong_total', '', 0);
    metrics.count('sweep_found_total', '', 0);
    for (const how of ASKED) metrics.count('moves_elsewhere_total', `answer="${how}"`, 0);
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

  /** Turns away whoever may not look into a room: one of a duel in which they are not through. */
  async refuseHidden(cached: CachedRoom, member: Member): Promise<void> {
    if (!(await this.duels.mayLook(cached, member))) throw new Refused({ code: 'duel.hidden' });
    await this.duels.unsealIfOver(cached);
  }

  /** Carries out what a member asks of a room, over HTTP or a socket. */
  request(
    id: string,
    member: Member,
    clientId: string,
    request: RoomRequest,
    line: RequestLine = { isBroken: false },
  ): Promise<RequestAnswer> {
    const cached = this.rooms.peek(id);
    // Whoever is through may look at others' games, and take no part in them.
    if (cached?.room.plan.duel !== undefined && !isPlayer(cached, member)) {
      const refusal: WireRefusal = { code: 'duel.hidden' };
      return Promise.resolve({ ok: false, refusal });
    }
    return this.listing.request(id, request, () =>
      this.bus.hasOthers
        ? this.inTurn.add(`${id}/${member}`, () =>
            onLine(line, () => this.inHouse(id, member, clientId, request)),
          )
        : this.rooms.request(id, member, clientId, request),
    );
  }

  /** By whichever process is best placed. */
  private async inHouse(...asked: Parameters<Rooms['request']>): Promise<RequestAnswer> {
    const judged = await this.moves.judge(...asked);
    if (typeof judged !== 'string') return judged;
    const answer = await this.rooms.request(...asked);
    // It would not be true if the other process still did it: let it be asked again.
    if (judged === 'unanswered' && !answer.ok)
      throw new StoreAway('another process did not say what came of a move');
    return answer;
  }

  /** Codes are the server's and the games' own: there are only so many. */
  countRefusal({ code }: Refusal): void {
    this.metrics.count('refusals_total', `code="${code}"`);
  }

  /** From where a table is opened that somebody asks for. */
  openerOf(request: IncomingMessage): Promise<Opener> {
    return this.secret.hashed(this.addressOf(request));
  }

  /** Holds a connection for a request that waits. */
  private hold(request: IncomingMessage): () => void {
    const held = this.limits.hold(this.addressOf(request));
    if (typeof held === 'string') throw new Refused({ code: 'net.rate' });
    return held;
  }

  /** The address that limits go by, as one key; `networkOf` tells its network. */
  addressOf(request: IncomingMessage): string {
    return this.clients.of(request);
  }
}

function turnAwayUntil(until: number | null): void {
  if (until !== null) throw new Refused({ code: 'net.banned', params: { until } });
}
