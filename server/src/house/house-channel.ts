import type { Bus } from '../bus/bus.ts';
import { type HouseMessage, houseMessageSchema } from './house-message.ts';
import { readMessage } from './read-message.ts';

const CHANNEL = 'house';

/** What concerns one table or person and must not be missed is told again for so long. */
const MINUTE = 60_000;
const MOST_KEPT = 1_000;

/** News that is right however often it is told. */
export type HouseNews = Extract<
  HouseMessage,
  { t: 'voided' | 'deleted' | 'rewritten' | 'blocks' | 'bans' }
>;

export interface HouseListener {
  /** This process begins to hear, at first or after a gap. */
  begin(): void;
  hear(message: HouseMessage, from: string): void;
}

/** What all processes of the house say to each other. News is told again to whoever may have missed it. */
export class HouseChannel {
  private readonly bus: Bus;
  private readonly listeners: HouseListener[] = [];
  private readonly news: { readonly at: number; readonly text: string }[] = [];
  private readonly onWrong: () => void;

  constructor(bus: Bus, onWrong: () => void) {
    this.bus = bus;
    this.onWrong = onWrong;
  }

  listen(listener: HouseListener): void {
    this.listeners.push(listener);
  }

  /** After everybody listens. */
  start(): void {
    this.bus.subscribe(
      CHANNEL,
      (text, from) => this.hear(text, from),
      () => this.begin(),
    );
  }

  say(message: HouseMessage): void {
    this.bus.publish(CHANNEL, JSON.stringify(message));
  }

  tell(news: HouseNews): void {
    if (!this.bus.hasOthers) return;
    const text = JSON.stringify(news);
    this.news.push({ at: performance.now(), text });
    if (this.news.length > MOST_KEPT) this.news.shift();
    this.bus.publish(CHANNEL, text);
  }

  private begin(): void {
    this.say({ t: 'hello' });
    this.tellAgain();
    for (const listener of this.listeners) listener.begin();
  }

  private hear(text: string, from: string): void {
    const message = readMessage(houseMessageSchema, text);
    if (!message) {
      this.onWrong();
      return;
    }
    if (message.t === 'hello') this.tellAgain();
    for (const listener of this.listeners) listener.hear(message, from);
  }

  private tellAgain(): void {
    const since = performance.now() - MINUTE;
    while (this.news[0] && this.news[0].at < since) this.news.shift();
    for (const { text } of this.news) this.bus.publish(CHANNEL, text);
  }
}
