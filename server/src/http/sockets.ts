import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse } from '@late/kernel';
import type { WireRefusal } from '@late/protocol';
import { clientFrameSchema, type ServerFrame, WIRE_LIMITS } from '@late/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../log.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import { StoreAway } from '../store/store-away.ts';
import { networkOf } from './address.ts';
import { isOwnOrigin } from './origin.ts';
import { refusalOf } from './refused.ts';
import type { RequestLine } from './request-line.ts';
import type { Services } from './services.ts';
import type { Watcher } from './watchers.ts';

/** How long clients have to close their end when the server stops. */
const LAST_WORDS = 1_000;
const HEARTBEAT = 25_000;
/** A reader that lets so much pile up is not reading. */
const PILED_UP = 512 * 1024;
const PATH = /^\/api\/rooms\/([A-Za-z0-9_-]{1,64})\/socket$/;

interface Connection extends Watcher, RequestLine {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  alive: boolean;
  pending: number;
}

/** Sockets of rooms: reads and sends frames, and closes the sockets of clients that break the protocol or the limits. */
export class Sockets {
  private readonly services: Services;
  private readonly log: Log;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: WIRE_LIMITS.frame,
    perMessageDeflate: false,
  });
  private readonly connections = new Set<Connection>();
  private readonly heartbeat: NodeJS.Timeout;
  private isStopping = false;

  constructor(services: Services, log: Log) {
    this.services = services;
    this.log = log;
    this.heartbeat = setInterval(() => this.checkAlive(), HEARTBEAT);
  }

  get size(): number {
    return this.connections.size;
  }

  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const id = PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    const address = this.services.addressOf(request);
    const turnAway = (status: number, reason: string) => {
      this.services.metrics.count('sockets_refused_total', `reason="${reason}"`);
      // Left half open it would stay for as long as the client likes.
      stream.once('finish', () => stream.destroy());
      stream.end(`HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    };
    const { limits, settings } = this.services;
    if (!id) return turnAway(404, 'unknown');
    if (this.isStopping) return turnAway(503, 'restart');
    if (!isOwnOrigin(request.headers, settings.publicUrl)) return turnAway(403, 'origin');
    const held = limits.hold(address);
    if (held === 'all') return turnAway(503, 'full');
    if (held === 'address') return turnAway(429, 'address');
    stream.once('close', held);
    if (!limits.mayAsk(address)) return turnAway(429, 'rate');
    try {
      this.services.turnAwayNetwork(address);
      const identity = await this.services.whoIs(request.headers);
      const blocked = new Set(identity ? await this.services.store.blockedBy(identity.member) : []);
      const cached = await this.services.rooms.current(id);
      if (!cached) return turnAway(404, 'unknown');
      await this.services.refuseHidden(cached, identity?.member ?? '');
      if (this.isStopping) return turnAway(503, 'restart');
      this.server.handleUpgrade(request, stream, head, (socket) =>
        this.connect(cached, socket, stream, identity?.member ?? '', blocked, address),
      );
    } catch (error) {
      // Why is told to whoever asks for the room: a socket is refused without a reason.
      if (error instanceof StoreAway) return turnAway(503, 'moment');
      const refused = refusalOf(error);
      if (refused)
        return turnAway(refused.status, refused.refusal.code === 'net.banned' ? 'banned' : 'rest');
      this.log.error({ err: error }, 'a socket could not be opened; the client tries again');
      turnAway(500, 'fault');
    }
  }

  private connect(
    cached: CachedRoom,
    socket: WebSocket,
    stream: Duplex,
    member: string,
    blocked: ReadonlySet<string>,
    address: string,
  ): void {
    const connection: Connection = {
      socket,
      stream,
      member,
      blocked,
      address,
      alive: true,
      pending: 0,
      isBroken: false,
      seen: null,
      send: (frame) => this.send(connection, frame),
      end: () => this.end(connection, 'gone'),
    };
    this.connections.add(connection);
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.disconnect(cached, connection));
    socket.on('message', (data, isBinary) => {
      if (isBinary) return this.end(connection, 'binary');
      this.receive(cached, connection, String(data)).catch((error) => {
        // Not an answer: the client connects again and sends what was not answered under its old id.
        if (error instanceof StoreAway) return this.end(connection, 'moment', 1013);
        this.log.error(
          { err: error },
          'a frame could not be handled; its socket is closed, and the client connects again',
        );
        socket.terminate();
      });
    });
    this.services.watchers.add(cached, connection);
    const { at } = this.services.restart;
    if (at !== null) connection.send({ t: 'restart', at });
    this.services.rooms
      .handBack(cached, member)
      .catch((error) =>
        this.log.error({ err: error }, 'a seat could not be handed back to its holder'),
      );
  }

  /** The networks from which these people are connected just now. */
  networksOf(members: readonly string[]): string[] {
    const networks = [...this.connections].flatMap(({ member, address }) =>
      members.includes(member) ? networkOf(address) || [] : [],
    );
    return [...new Set(networks)];
  }

  /** Ends the connections of everybody who is banned by now. */
  closeBanned(): void {
    const { bans } = this.services;
    for (const connection of this.connections) {
      const { member, address } = connection;
      if ((bans.ofMember(member) ?? bans.ofNetwork(networkOf(address))) !== null)
        this.end(connection, 'banned');
    }
  }

  private disconnect(cached: CachedRoom, connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.services.watchers.remove(cached, connection);
  }

  private async receive(cached: CachedRoom, connection: Connection, text: string): Promise<void> {
    connection.alive = true;
    const { metrics, limits } = this.services;
    const frame = parse(clientFrameSchema, readJson(text));
    if (!frame.ok) return this.end(connection, 'shape');
    if (!limits.mayAskOnSocket(connection.member, connection.address))
      return this.end(connection, 'rate');
    if (frame.value.t === 'sync') {
      const now = await this.services.rooms.current(cached.id);
      if (now) this.services.watchers.sendWhole(now, connection);
      return;
    }
    if (frame.value.t === 'draft') {
      const { question, draft } = frame.value;
      return this.services.showMates(cached, connection, question, draft);
    }
    if (frame.value.t === 'hurry') return this.services.hurry(cached.id, connection.member);
    const { id, request } = frame.value;
    if (!connection.member) {
      return connection.send({
        t: 'no',
        id,
        refusal: { code: 'room.no-seat' } satisfies WireRefusal,
      });
    }
    if (connection.pending >= WIRE_LIMITS.pending) {
      limits.count('pending');
      return this.end(connection, 'pending');
    }
    connection.pending++;
    const began = performance.now();
    try {
      const { member } = connection;
      const reply = await this.services.request(cached.id, member, id, request, connection);
      metrics.count('requests_total', `result="${reply.ok ? 'ok' : 'refused'}"`);
      metrics.observe('request', performance.now() - began);
      if (!reply.ok) this.services.countRefusal(reply.refusal);
      connection.send(
        reply.ok ? { t: 'ok', id, length: reply.length } : { t: 'no', id, refusal: reply.refusal },
      );
    } finally {
      connection.pending--;
    }
  }

  private send({ socket, stream }: Connection, frame: ServerFrame): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > PILED_UP) {
      this.services.metrics.count('sockets_closed_total', 'reason="slow"');
      socket.terminate();
      return;
    }
    // What one commit brings, the step and the answer to it, goes out in one piece.
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    socket.send(JSON.stringify(frame));
  }

  private end({ socket }: Connection, reason: string, code = 1008): void {
    this.services.metrics.count('sockets_closed_total', `reason="${reason}"`);
    socket.close(code, reason);
  }

  private checkAlive(): void {
    for (const connection of this.connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
  }

  /** Tells everybody to come back in a moment, not all in the same one. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.heartbeat);
    for (const { socket, send } of this.connections) {
      send({ t: 'bye', retry: this.services.retry() });
      socket.close(1012, 'restart');
    }
    // Whoever does not answer would keep the server from ending.
    setTimeout(() => {
      for (const { socket } of this.connections) socket.terminate();
    }, LAST_WORDS).unref();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
