import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { DueWork } from '../rooms/due-work.ts';
import { Rematches } from '../rooms/rematches.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Identity, Store } from '../store/store.ts';
import { ClientAddress } from './client-address.ts';
import { welcome } from './identify.ts';
import { Limits } from './limits.ts';
import { Watchers } from './watchers.ts';

/** What routes and sockets work with: one of each in a process. */
export class Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly metrics = new Metrics();
  readonly watchers = new Watchers();
  readonly rooms: Rooms;
  readonly rematches: Rematches;
  readonly dueWork: DueWork;
  readonly limits: Limits;
  private readonly clients: ClientAddress;

  constructor(settings: Settings, store: Store, log: Log) {
    this.settings = settings;
    this.store = store;
    this.clients = new ClientAddress(settings.proxies, log);
    this.limits = new Limits(settings, this.metrics);
    this.rooms = new Rooms(store, settings, this.watchers, (advance) => {
      const { cached, before, wake } = advance;
      this.metrics.count('steps_total', '', cached.room.length - before.length);
      this.watchers.tell(advance);
      this.dueWork.expect(wake);
    });
    this.rematches = new Rematches(store, this.rooms);
    this.dueWork = new DueWork(store, this.rooms, settings, log);
    this.metrics.gauge('watchers', () => this.watchers.size);
    this.metrics.gauge('memory_bytes', () => process.memoryUsage().rss);
  }

  /** Who asks; somebody unknown is admitted and given a cookie. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
    const mayArrive = () => this.limits.mayArrive(this.addressOf(request.raw));
    return welcome(this.store, this.settings, mayArrive, request, reply);
  }

  /** The address that limits go by, as one key; `networkOf` tells its network. */
  addressOf(request: IncomingMessage): string {
    return this.clients.of(request);
  }
}
