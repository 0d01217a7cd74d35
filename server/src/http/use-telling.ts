import type { HouseChannel, HouseListener } from '../house/house-channel.ts';
import type { HouseMessage } from '../house/house-message.ts';
import type { Limits } from './limits.ts';

const EVERY = 1_000;

/** Tells the other processes once a second what was spent here and is held, and hears it from them. */
export class UseTelling implements HouseListener {
  private readonly channel: Pick<HouseChannel, 'say'>;
  private readonly limits: Limits;
  private timer: NodeJS.Timeout | null = null;
  private hasToldHeld = false;

  constructor(channel: Pick<HouseChannel, 'say'>, limits: Limits) {
    this.channel = channel;
    this.limits = limits;
  }

  start(): void {
    this.timer = setInterval(() => this.tell(), EVERY);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Nothing to catch up with: what was not heard has come back soon. */
  begin(): void {}

  hear(message: HouseMessage, from: string): void {
    if (message.t === 'use') this.limits.hear(from, message);
    if (message.t === 'bye') this.limits.hear(from, { requests: [], frames: [], held: [] });
  }

  private tell(): void {
    const use = this.limits.tell();
    const isNews = Object.values(use).some(({ length }) => length > 0);
    // Once more when nobody holds many any longer, so that nobody waits for that.
    if (isNews || this.hasToldHeld) this.channel.say({ t: 'use', ...use });
    this.hasToldHeld = use.held.length > 0;
  }
}
