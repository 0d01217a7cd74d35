import { request } from 'node:http';
import type { FaultyPipe } from './faulty-pipe.ts';

const EVERY = 300;
const PATIENCE = 1_000;

/** A server as the balancer knows it: where it is, whether it says that it is ready, and who is connected to it. */
export class Upstream {
  readonly port: number;
  readonly pipes = new Set<FaultyPipe>();
  isReady = true;
  private readonly timer: NodeJS.Timeout;
  private isAsking = false;

  constructor(port: number) {
    this.port = port;
    this.timer = setInterval(() => this.ask(), EVERY);
    this.ask();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private ask(): void {
    if (this.isAsking) return;
    this.isAsking = true;
    const answered = (isReady: boolean) => {
      this.isAsking = false;
      this.isReady = isReady;
    };
    const asking = request({
      host: '127.0.0.1',
      port: this.port,
      path: '/readyz',
      agent: false,
      timeout: PATIENCE,
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', () => answered(false));
    asking.on('response', (response) => {
      response.resume();
      answered(response.statusCode === 200);
    });
    asking.end();
  }
}
