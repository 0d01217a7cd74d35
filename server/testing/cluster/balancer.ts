import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  type AddressInfo,
  createConnection,
  createServer,
  type Server,
  type Socket,
} from 'node:net';
import { FaultyPipe } from './faulty-pipe.ts';
import { Upstream } from './upstream.ts';

/** Connections go round, or all of one table to the same process while it is ready. */
export type Dealing = 'round' | 'by-table';

const TABLE = /^[A-Z]+ \/api\/rooms\/([A-Za-z0-9_-]+)/;

/**
 * The proxy in front of several processes. It looks at no more than the first line of a connection, and passes
 * by whoever is not ready or takes no connection. Without anybody ready it tries them all.
 */
export class Balancer {
  private readonly server: Server;
  private readonly dealing: Dealing;
  private upstreams: readonly Upstream[] = [];
  private next = 0;

  private constructor(server: Server, dealing: Dealing) {
    this.server = server;
    this.dealing = dealing;
    server.on('connection', (client) => {
      client.on('error', () => {});
      client.once('readable', () => this.deal(client));
    });
  }

  static async start(dealing: Dealing = 'round'): Promise<Balancer> {
    const server = createServer({ allowHalfOpen: true, highWaterMark: 256 * 1024 });
    server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
    await once(server, 'listening');
    return new Balancer(server, dealing);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on these; those that stay keep what was known of them. */
  serve(ports: readonly number[]): void {
    const before = new Map(this.upstreams.map((upstream) => [upstream.port, upstream]));
    this.upstreams = ports.map((port) => before.get(port) ?? new Upstream(port));
    for (const upstream of before.values()) if (!ports.includes(upstream.port)) upstream.stop();
  }

  /** How many of the processes say that they are ready. */
  get ready(): number {
    return this.upstreams.filter(({ isReady }) => isReady).length;
  }

  /** How many connections each process has. */
  get sizes(): readonly number[] {
    return this.upstreams.map(({ pipes }) => pipes.size);
  }

  /** All connections that stand just now. */
  get pipes(): FaultyPipe[] {
    return this.upstreams.flatMap(({ pipes }) => [...pipes]);
  }

  async close(): Promise<void> {
    for (const upstream of this.upstreams) upstream.stop();
    for (const pipe of this.pipes) pipe.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private deal(client: Socket): void {
    const head = client.read() as Buffer | null;
    if (!head) {
      client.destroy();
      return;
    }
    client.unshift(head);
    this.connect(client, this.order(head));
  }

  /** Whom to ask, one after the other. */
  private order(head: Buffer): Upstream[] {
    const from = this.first(head);
    const all = this.upstreams.map((_, at, every) => every[(from + at) % every.length] as Upstream);
    return [...all.filter(({ isReady }) => isReady), ...all.filter(({ isReady }) => !isReady)];
  }

  private first(head: Buffer): number {
    const id = this.dealing === 'by-table' && TABLE.exec(head.toString('latin1', 0, 200))?.[1];
    if (!id) return this.next++;
    return createHash('sha256').update(id).digest().readUInt32BE(0);
  }

  private connect(client: Socket, [upstream, ...others]: readonly Upstream[]): void {
    if (client.destroyed) return;
    if (!upstream) {
      client.end('HTTP/1.1 503 nobody\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      client.once('finish', () => client.destroy());
      return;
    }
    const server = createConnection({
      port: upstream.port,
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    const refused = () => {
      upstream.isReady = false;
      this.connect(client, others);
    };
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused);
      const pipe: FaultyPipe = new FaultyPipe(client, server, () => upstream.pipes.delete(pipe));
      upstream.pipes.add(pipe);
      // It may have gone while nobody was there for it.
      if (client.destroyed) pipe.cut();
    });
  }
}
