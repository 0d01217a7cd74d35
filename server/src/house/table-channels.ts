import type { RoomStep } from '@late/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Following } from '../rooms/following.ts';
import { readMessage } from './read-message.ts';
import { type Done, type TableMessage, tableMessageSchema } from './table-message.ts';

/** Larger steps are read from the store by whoever needs them. */
const LARGE = 16_384;

type Draft = Extract<TableMessage, { t: 'draft' }>;

export interface TableListener {
  following: Following;
  /** Lets mates see what somebody on another process has half laid. */
  onDraft(id: string, draft: Draft): void;
  /** Moves that processes asked for are done, and known here. */
  onDone(done: readonly Done[]): void;
  /** A room is listened to from now on: what happened until now may have been missed. */
  onStart(id: string): void;
  onWrong(): void;
}

/** A channel for each table that somebody here watches: others tell on it what they wrote. */
export class TableChannels {
  private readonly bus: Bus;
  private readonly listener: TableListener;
  private readonly log: Log;
  private readonly ends = new Map<string, () => void>();
  /** Tables of which everything that is said is heard. */
  private readonly heard = new Set<string>();

  constructor(bus: Bus, listener: TableListener, log: Log) {
    this.bus = bus;
    this.listener = listener;
    this.log = log;
  }

  listen(id: string): void {
    if (!this.bus.hasOthers || this.ends.has(id)) return;
    const end = this.bus.subscribe(
      channelOf(id),
      (text) => this.hear(id, text),
      () => {
        this.heard.add(id);
        this.listener.onStart(id);
      },
    );
    this.ends.set(id, end);
  }

  leave(id: string): void {
    this.ends.get(id)?.();
    this.ends.delete(id);
    this.heard.delete(id);
  }

  isHeard(id: string): boolean {
    return this.heard.has(id);
  }

  /** After they are durable. */
  tellSteps(id: string, from: number, steps: readonly RoomStep[], answered: readonly Done[]): void {
    if (!this.bus.hasOthers) return;
    const done = answered.length ? { done: answered } : {};
    const text = JSON.stringify({ t: 'steps', from, steps, ...done } satisfies TableMessage);
    const length = from + steps.length;
    if (text.length <= LARGE) this.bus.publish(channelOf(id), text);
    else this.say(id, { t: 'length', length, ...done });
  }

  tellLength(id: string, length: number): void {
    if (this.bus.hasOthers) this.say(id, { t: 'length', length });
  }

  tellDraft(id: string, draft: Omit<Draft, 't'>): void {
    if (this.bus.hasOthers) this.say(id, { t: 'draft', ...draft });
  }

  private say(id: string, message: TableMessage): void {
    this.bus.publish(channelOf(id), JSON.stringify(message));
  }

  private hear(id: string, text: string): void {
    const message = readMessage(tableMessageSchema, text);
    if (!message) this.listener.onWrong();
    else if (message.t === 'draft') this.listener.onDraft(id, message);
    else this.follow(id, message);
  }

  private follow(id: string, message: Exclude<TableMessage, Draft>): void {
    const { following } = this.listener;
    const followed =
      message.t === 'steps'
        ? following.take(id, message.from, message.steps)
        : following.atLeast(id, message.length);
    followed
      .catch((error) =>
        this.log.error({ err: error }, 'a table could not be followed; it is looked at again'),
      )
      .then(() => message.done && this.listener.onDone(message.done));
  }
}

function channelOf(id: string): string {
  return `table:${id}`;
}
