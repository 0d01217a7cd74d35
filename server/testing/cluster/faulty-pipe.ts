import type { Socket } from 'node:net';

/** How long everything takes that goes through a pipe, in milliseconds; `stuck` until it is mended. */
export type Delay = number | 'stuck';

/** One connection that goes through us: both its ends, and what is on its way between them. */
export class FaultyPipe {
  private readonly client: Socket;
  private readonly server: Socket;
  private readonly ways: readonly [OneWay, OneWay];

  constructor(client: Socket, server: Socket, onEnd: () => void) {
    this.client = client;
    this.server = server;
    const forward = new OneWay(client, server);
    this.ways = [forward, new OneWay(server, client)];
    let left = 2;
    for (const end of [client, server]) {
      end.setNoDelay(true);
      // What one end can no longer hear is of no use to the other.
      end.on('error', () => this.cut());
      end.on('close', () => {
        left--;
        if (left === 0) onEnd();
        else if (end.errored) this.cut();
      });
    }
  }

  delay(delay: Delay): void {
    for (const way of this.ways) way.delay(delay);
  }

  /** Both ends get a reset, and what was on its way is lost. */
  cut(): void {
    for (const way of this.ways) way.stop();
    for (const end of [this.client, this.server]) if (!end.destroyed) end.resetAndDestroy();
  }

  /** One end is told that nothing more comes, while the other goes on as if nothing had been. */
  halfClose(end: 'client' | 'server'): void {
    const [forward, back] = this.ways;
    const way = end === 'server' ? forward : back;
    way.end();
  }
}

/** Bytes from one socket to the other, in order, each as late as it was to be when it came. */
class OneWay {
  private readonly from: Socket;
  private readonly to: Socket;
  private readonly waiting: { readonly due: number; readonly chunk: Buffer | null }[] = [];
  private slow: Delay = 0;
  private timer: NodeJS.Timeout | null = null;
  private ended = false;

  constructor(from: Socket, to: Socket) {
    this.from = from;
    this.to = to;
    from.on('data', (chunk: Buffer) => this.pass(chunk));
    from.on('end', () => this.pass(null));
    to.on('drain', () => from.resume());
  }

  delay(slow: Delay): void {
    this.slow = slow;
    if (slow !== 'stuck') this.run();
  }

  end(): void {
    this.ended = true;
    this.to.end();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private pass(chunk: Buffer | null): void {
    const slow = this.slow === 'stuck' ? 0 : this.slow;
    this.waiting.push({ due: slow && performance.now() + slow, chunk });
    this.run();
  }

  private run(): void {
    if (this.timer || this.slow === 'stuck') return;
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const wait = next.due - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = null;
          this.run();
        }, wait);
        return;
      }
      this.waiting.shift();
      this.write(next.chunk);
    }
  }

  private write(chunk: Buffer | null): void {
    if (this.ended || this.to.destroyed) return;
    if (chunk === null) this.end();
    else if (!this.to.write(chunk)) this.from.pause();
  }
}
