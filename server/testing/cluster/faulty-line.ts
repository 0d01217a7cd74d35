import { once } from 'node:events';
import {
  type AddressInfo,
  createConnection,
  createServer,
  type Server,
  type Socket,
} from 'node:net';
import { type Delay, FaultyPipe } from './faulty-pipe.ts';

/** Stands between a program and a port, and lets connections be as bad as networks make them. */
export class FaultyLine {
  private readonly server: Server;
  private readonly target: number;
  private readonly pipes = new Set<FaultyPipe>();
  private slow: Delay = 0;
  private refuses = false;

  private constructor(server: Server, target: number) {
    this.server = server;
    this.target = target;
    server.on('connection', (client) => this.connect(client));
  }

  /** To a port of this machine. */
  static async to(target: number): Promise<FaultyLine> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyLine(server, target);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** How many connections go through it. */
  get size(): number {
    return this.pipes.size;
  }

  /** Everything takes so long, on connections that stand and on new ones. */
  delay(milliseconds: number): void {
    this.setDelay(milliseconds);
  }

  /** Nothing comes through any more, and nobody is told: connections stand, and new ones are taken. */
  swallow(): void {
    this.setDelay('stuck');
  }

  /** All connections break, and no new one comes about. */
  cut(): void {
    this.refuses = true;
    for (const pipe of this.pipes) pipe.cut();
  }

  /** One end of every connection is told that nothing more comes. */
  halfClose(end: 'client' | 'server'): void {
    for (const pipe of this.pipes) pipe.halfClose(end);
  }

  /** As good as new. What was swallowed is lost with its connection, or comes after all. */
  mend(isLost: boolean): void {
    if (isLost) for (const pipe of this.pipes) pipe.cut();
    this.refuses = false;
    this.setDelay(0);
  }

  async close(): Promise<void> {
    for (const pipe of this.pipes) pipe.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private setDelay(slow: Delay): void {
    this.slow = slow;
    for (const pipe of this.pipes) pipe.delay(slow);
  }

  private connect(client: Socket): void {
    client.on('error', () => {});
    if (this.refuses) {
      client.resetAndDestroy();
      return;
    }
    const server = createConnection({ port: this.target, host: '127.0.0.1', allowHalfOpen: true });
    const pipe: FaultyPipe = new FaultyPipe(client, server, () => this.pipes.delete(pipe));
    pipe.delay(this.slow);
    this.pipes.add(pipe);
  }
}
