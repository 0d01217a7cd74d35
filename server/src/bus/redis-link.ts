import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';

type Client = ReturnType<typeof newClient>;

const CONNECT_TIMEOUT = 3_000;
/** The same with the greetings that follow: a line may be open and bring nothing, and nothing else tells. */
const LONGEST_OPENING = 5_000;
/** How long a last word may take. */
const LAST_WORDS = 500;

/** What waits to be sent is bounded: a Redis that stands still must not fill the memory. */
const MOST_WAITING = 4 * 2 ** 20;

export interface LinkEvents {
  heard(channel: string, message: string): void;
  /** Called once after it was opened: the link is of no use any more. */
  lost(error: unknown): void;
}

/**
 * Two connections to Redis, one to say and one to hear. It never mends itself: whoever made it makes another,
 * so that nothing waits in it for a server that is away.
 */
export class RedisLink {
  private readonly publisher: Client;
  private readonly subscriber: Client;
  private readonly events: LinkEvents;
  private readonly hear: (message: string, channel: string) => void;
  private waiting = 0;
  private isOpen = false;
  private isOver = false;

  private constructor(url: string, events: LinkEvents) {
    this.events = events;
    this.hear = (message, channel) => {
      if (!this.isOver) events.heard(channel, message);
    };
    this.publisher = newClient(url);
    this.subscriber = newClient(url);
    for (const client of [this.publisher, this.subscriber])
      client.on('error', (error) => this.fail(error));
  }

  /** Fails if Redis cannot be reached, or does not let us in: then nobody is told that a link was lost. */
  static async open(url: string, events: LinkEvents): Promise<RedisLink> {
    const link = new RedisLink(url, events);
    const patience = setTimeout(() => link.close(), LONGEST_OPENING);
    try {
      await Promise.all([link.publisher.connect(), link.subscriber.connect()]);
      if (link.isOver) throw new Error('lost while it was made');
      link.isOpen = true;
    } catch (error) {
      link.close();
      throw error;
    } finally {
      clearTimeout(patience);
    }
    return link;
  }

  /** False if it was dropped. `onUnheard` is called if Redis knows nobody who listens, or is lost. */
  publish(channel: string, message: string, onUnheard?: () => void): boolean {
    const size = message.length;
    if (this.isOver || this.waiting + size > MOST_WAITING) return false;
    this.waiting += size;
    const done = (listeners: number) => {
      this.waiting -= size;
      if (listeners === 0) onUnheard?.();
    };
    this.publisher.publish(channel, message).then(done, (error) => {
      done(0);
      this.fail(error);
    });
    return true;
  }

  /** Fulfilled when what is said from now on is heard. */
  async subscribe(channels: string[]): Promise<boolean> {
    try {
      if (!this.isOver) await this.subscriber.subscribe(channels, this.hear);
    } catch (error) {
      this.fail(error);
    }
    return !this.isOver;
  }

  unsubscribe(channels: string[]): void {
    if (this.isOver) return;
    // The listener must be named: else one who comes back before the answer is lost with it.
    this.subscriber.unsubscribe(channels, this.hear).catch((error) => this.fail(error));
  }

  fail(error: unknown): void {
    if (this.isOver) return;
    this.close();
    if (this.isOpen) this.events.lost(error);
  }

  /** What was said before still goes out. */
  async end(): Promise<void> {
    this.isOver = true;
    const patience = sleep(LAST_WORDS, undefined, { ref: false });
    await Promise.race([this.publisher.close().catch(() => {}), patience]);
    this.close();
  }

  close(): void {
    this.isOver = true;
    for (const client of [this.publisher, this.subscriber]) if (client.isOpen) client.destroy();
  }
}

/** A client that tells of every fault and mends none. */
export function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // A timer for each command costs more than the command; a link over which nothing comes is given up anyway.
    commandOptions: { timeout: 0 },
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_TIMEOUT },
  });
}
