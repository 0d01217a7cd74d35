import type { Fairness } from '@late/kernel';
import { type Bus, isUp } from '../bus/bus.ts';
import type { HouseChannel, HouseListener } from './house-channel.ts';
import type { HouseMessage } from './house-message.ts';

/** A process that says nothing for so long is gone. */
const SILENT = 5_000;
/** Every process says something once a second: so long after one begins to hear, it has heard of all. */
const FIRST_LOOK = 2_500;
/** The bus may lose what it is told. */
const SAY_AGAIN = 5_000;

/**
 * By which version of fairness new rooms are dealt: by the newest that every process of the house knows. While editions
 * are exchanged one by one, a room may be dealt by one process and played on by another.
 */
export class SharedFairness implements HouseListener {
  private readonly bus: Bus;
  private readonly channel: HouseChannel;
  private readonly heard = new Map<string, number>();
  private readonly knowing = new Set<string>();
  private since = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;

  constructor(bus: Bus, channel: HouseChannel) {
    this.bus = bus;
    this.channel = channel;
  }

  start(): void {
    if (!this.bus.hasOthers) return;
    this.since = performance.now();
    this.timer = setInterval(() => this.say(), SAY_AGAIN);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  get now(): Fairness {
    if (!this.bus.hasOthers) return 2;
    const now = performance.now();
    // Whoever hears nothing does not know who else is there.
    if (!isUp(this.bus) || now - this.since < FIRST_LOOK) return 1;
    for (const [process, at] of this.heard) {
      if (now - at > SILENT) this.forget(process);
      else if (!this.knowing.has(process)) return 1;
    }
    return 2;
  }

  begin(): void {
    this.since = performance.now();
    this.say();
  }

  hear(message: HouseMessage, from: string): void {
    if (message.t === 'bye') {
      this.forget(from);
      return;
    }
    this.heard.set(from, performance.now());
    if (message.t === 'deals') this.knowing.add(from);
    if (message.t === 'hello') this.say();
  }

  private say(): void {
    this.channel.say({ t: 'deals', fairness: 2 });
  }

  private forget(process: string): void {
    this.heard.delete(process);
    this.knowing.delete(process);
  }
}
