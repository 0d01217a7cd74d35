import type { RoomStep } from '@late/table';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Following } from '../rooms/following.ts';
import { readMessage, readParts } from './read-message.ts';
import { StepLetters } from './step-letters.ts';
import {
  type Done,
  letterPartSchema,
  type TableMessage,
  tableMessageSchema,
} from './table-message.ts';

/** Larger steps are read from the store by whoever needs them. */
const LARGE = 16_384;

type Draft = Extract<TableMessage, { t: 'draft' }>;

export interface TableListener {
  following: Following;
  /** The processes that follow a table; null while that is not known for sure. */
  followersOf(id: string): readonly string[] | null;
  /** Lets mates see what somebody on another process has half laid. */
  onDraft(id: string, draft: Draft): void;
  /** Moves that processes asked for are done, and known here. */
  onDone(done: readonly Done[]): void;
  /** A room is listened to from now on: what happened until now may have been missed. */
  onStart(id: string): void;
  onWrong(): void;
}

/** A channel for each table that somebody here watches, and one for letters: others tell on them what they wrote. */
export class TableChannels {
  private readonly bus: Bus;
  private readonly listener: TableListener;
  private readonly log: Log;
  private readonly ends = new Map<string, () => void>();
  /** Tables of which everything that is said is heard. */
  private readonly heard = new Set<string>();
  private readonly letters: StepLetters;

  constructor(bus: Bus, listener: TableListener, log: Log) {
    this.bus = bus;
    this.listener = listener;
    this.log = log;
    this.letters = new StepLetters(
      (process, text, onUnheard) => bus.publish(letterChannelOf(process), text, onUnheard),
      (id, text) => bus.publish(channelOf(id), text),
    );
  }

  start(): void {
    this.bus.subscribe(letterChannelOf(this.bus.self), (text) => this.hearLetter(text));
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
    if (text.length <= LARGE) this.letters.say(id, text, this.hearersOf(id, answered));
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

  /** Null if there may be others. */
  private hearersOf(id: string, answered: readonly Done[]): readonly string[] | null {
    const hearers = this.listener.followersOf(id);
    return answered.every(({ process }) => hearers?.includes(process)) ? hearers : null;
  }

  private hearLetter(text: string): void {
    for (const part of readParts(letterPartSchema, text)) {
      if (!part) this.listener.onWrong();
      // Whoever has just gone from here is still written to.
      else if (this.ends.has(part[0])) this.take(part[0], part[1]);
    }
  }

  private hear(id: string, text: string): void {
    const message = readMessage(tableMessageSchema, text);
    if (!message) this.listener.onWrong();
    else this.take(id, message);
  }

  private take(id: string, message: TableMessage): void {
    if (message.t === 'draft') this.listener.onDraft(id, message);
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

function letterChannelOf(process: string): string {
  // The number is that of the letters: who writes others does not listen here, which is noticed at once.
  return `steps:1:${process}`;
}
