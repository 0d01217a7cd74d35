import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Bus, BusCounts, Listener } from './bus.ts';
import { RedisLink } from './redis-link.ts';

/** How often it says something to itself. */
const BEAT = 1_000;
/** A connection over which nothing came for so long is given up: it may be dead and not know it. */
const DEAD = 4_000;
const RETRY = { first: 100, longest: 2_000 };
/** So many channels in one command: Redis does nothing else meanwhile. */
const CHANNELS = 500;
/** Nothing that is sent is longer. */
const MOST_CHARACTERS = 256 * 1024;

interface Subscription {
  readonly listener: Listener;
  readonly onStart: () => void;
}

/**
 * A bus on Redis or Valkey. Every second it says something to itself and must hear it: of a connection that
 * died silently nothing else tells. What is lost is lost; whoever listens is told that there was a gap.
 */
export class RedisBus implements Bus {
  readonly self = randomBytes(9).toString('base64url');
  readonly hasOthers = true;
  private readonly url: string;
  private readonly prefix: string;
  private readonly log: Log;
  private readonly subscriptions = new Map<string, Subscription>();
  /** What is to be told to Redis at the end of this turn. */
  private readonly changed = new Set<string>();
  /** What Redis has been told of. */
  private readonly told = new Set<string>();
  private readonly tally = { sent: 0, received: 0, dropped: 0 };
  private link: RedisLink | null = null;
  /** When its own word came back, and when the link was made. */
  private heard = Number.NEGATIVE_INFINITY;
  private linked = 0;
  private failures = 0;
  private isLost = false;
  private timer: NodeJS.Timeout | null = null;
  private readonly beat: NodeJS.Timeout;
  private isClosed = false;

  /** Houses that share a Redis do not hear each other: `house` is what this one is called there. */
  constructor(url: string, house: string, log: Log) {
    this.url = url;
    this.prefix = `late:${house}:`;
    this.log = log;
    this.subscribe(
      this.ownChannel,
      () => {},
      () => this.sayToSelf(),
    );
    this.beat = setInterval(() => this.check(), BEAT);
    this.open();
  }

  get counts(): BusCounts {
    return this.tally;
  }

  publish(channel: string, message: string, onUnheard?: () => void): void {
    const isSent =
      message.length <= MOST_CHARACTERS &&
      this.link?.publish(this.prefix + channel, `${this.self} ${message}`, onUnheard);
    if (isSent) this.tally.sent++;
    else {
      this.tally.dropped++;
      onUnheard?.();
    }
  }

  subscribe(channel: string, listener: Listener, onStart = () => {}): () => void {
    const name = this.prefix + channel;
    const subscription = { listener, onStart };
    this.subscriptions.set(name, subscription);
    this.change(name);
    return () => {
      if (this.subscriptions.get(name) !== subscription) return;
      this.subscriptions.delete(name);
      this.change(name);
    };
  }

  quietFor(): number {
    return performance.now() - this.heard;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beat);
    if (this.timer) clearTimeout(this.timer);
    await this.link?.end();
    this.link = null;
  }

  private get ownChannel(): string {
    return `process:${this.self}`;
  }

  private async open(): Promise<void> {
    this.timer = null;
    try {
      const link = await RedisLink.open(this.url, {
        heard: (channel, message) => this.hear(channel, message),
        lost: (error) => this.lose(error),
      });
      if (this.isClosed) return link.close();
      this.link = link;
      this.linked = performance.now();
      this.told.clear();
      for (const name of this.subscriptions.keys()) this.changed.add(name);
      this.tellChanges();
    } catch (error) {
      this.lose(error);
    }
  }

  private lose(error: unknown): void {
    this.link = null;
    if (this.isClosed) return;
    if (!this.isLost) {
      const { code, message } = error as NodeJS.ErrnoException;
      this.log.error(
        { code, why: message },
        'the bus is away: is Redis down, or its password wrong? It is tried again until it is back',
      );
    }
    this.isLost = true;
    // Not all processes at once.
    const pause = Math.min(RETRY.longest, RETRY.first * 2 ** Math.min(this.failures++, 10));
    this.timer = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }

  private change(name: string): void {
    if (this.changed.size === 0) process.nextTick(() => this.tellChanges());
    this.changed.add(name);
  }

  private tellChanges(): void {
    const { link } = this;
    const names = [...this.changed];
    this.changed.clear();
    if (!link) return;
    const added = names.filter((name) => this.subscriptions.has(name) && !this.told.has(name));
    const gone = names.filter((name) => !this.subscriptions.has(name) && this.told.has(name));
    for (const name of added) this.told.add(name);
    for (const name of gone) this.told.delete(name);
    for (const some of inPieces(gone)) link.unsubscribe(some);
    for (const some of inPieces(added)) {
      link.subscribe(some).then((isHeard) => {
        if (!isHeard || this.link !== link) return;
        for (const name of some) this.subscriptions.get(name)?.onStart();
      });
    }
  }

  private hear(name: string, message: string): void {
    const end = message.indexOf(' ');
    const from = message.slice(0, end);
    if (from === this.self) {
      if (name === this.prefix + this.ownChannel) this.hearSelf();
      return;
    }
    if (end < 1 || end > 32 || message.length > MOST_CHARACTERS + 33) {
      this.tally.dropped++;
      return;
    }
    this.tally.received++;
    this.subscriptions.get(name)?.listener(message.slice(end + 1), from);
  }

  private hearSelf(): void {
    this.heard = performance.now();
    this.failures = 0;
    if (this.isLost) this.log.info({}, 'the bus is back');
    this.isLost = false;
  }

  private check(): void {
    if (this.link && performance.now() - Math.max(this.heard, this.linked) > DEAD) {
      this.link.fail(new Error('nothing came through for some seconds'));
    } else this.sayToSelf();
  }

  private sayToSelf(): void {
    this.link?.publish(this.prefix + this.ownChannel, `${this.self} beat`);
  }
}

function inPieces(names: readonly string[]): string[][] {
  const pieces: string[][] = [];
  for (let from = 0; from < names.length; from += CHANNELS)
    pieces.push(names.slice(from, from + CHANNELS));
  return pieces;
}
