import type { Member, RoomRequest } from '@late/table';
import { type Bus, isUp } from '../bus/bus.ts';
import { type RequestAnswer, requestKey } from '../rooms/judge.ts';
import type { DoneRequest } from '../store/store.ts';
import { Letters } from './letters.ts';
import { type MoveMessage, moveMessageSchema } from './move-message.ts';
import { readParts } from './read-message.ts';
import type { Done } from './table-message.ts';

/**
 * After so long whoever asked does it for themselves. A dead process is known at once, since it does not
 * listen; one that is only slow would not get faster by what it is to do being done twice.
 */
const PATIENCE = 4_000;
/**
 * What was asked so long ago is not begun any more: whoever asked is about to do it for themselves. If clocks differ
 * by more, they do so at once, which is slower and as right.
 */
const STALE = 3_000;
/** A process that did not answer is not asked again for so long; if it is gone, all know it by then. */
const MUTE = 5_000;

export interface MovesHouse {
  /** The process to which moves at a table go; null for this one. */
  homeOf(table: string): string | null;
  /** Whether all that others do at a table is heard here. */
  follows(table: string): boolean;
  /** Carries out a request here. */
  request(table: string, member: Member, id: string, request: RoomRequest): Promise<RequestAnswer>;
  /** Fulfilled when the table is known here up to that length. */
  atLeast(table: string, length: number): Promise<void>;
  /** A move was asked of another process, and that came of it. */
  onAsked(how: Asked): void;
  onWrong(): void;
}

/**
 * `answered`: done or refused there. `unheard`: nobody listened. `silent`: no answer came in time. `failed`: it could
 * not, or heard of it too late.
 */
export type Asked = (typeof ASKED)[number];
export const ASKED = ['answered', 'unheard', 'silent', 'failed'] as const;

type Reply = Exclude<MoveMessage, { t: 'move' }>;

/**
 * `here`: this process is to judge a move. `unanswered`: it is to do so too, but the one that was asked may still do
 * it: then it is done once, and only a refusal would not be true.
 */
type NotJudged = 'here' | 'unanswered';

/**
 * Where the people of a table are at several processes, one of them judges all moves: many at once are one
 * batch there, where else each process would lose to the others and judge again. This is only a shorter way.
 * The store decides as ever; a move that is not answered in time is carried out by whoever was asked for it,
 * under the same name, so that it is done once.
 */
export class MovesAtHome {
  private readonly bus: Bus;
  private readonly house: MovesHouse;
  private readonly letters: Letters;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  /** Until when a process is not asked. */
  private readonly mute = new Map<string, number>();
  /** Whose moves are being carried out here that hear of it with the steps. */
  private readonly asked = new Map<string, { readonly process: string; readonly number: number }>();
  private number = 0;

  constructor(bus: Bus, house: MovesHouse) {
    this.bus = bus;
    this.house = house;
    this.letters = new Letters((process, text, onUnheard) =>
      this.bus.publish(channelOf(process), text, onUnheard),
    );
  }

  start(): void {
    this.bus.subscribe(channelOf(this.bus.self), (text, from) => this.hear(text, from));
  }

  /** What another process made of a move. */
  async judge(
    table: string,
    member: Member,
    id: string,
    request: RoomRequest,
  ): Promise<RequestAnswer | NotJudged> {
    const home = request.do === 'move' && isUp(this.bus) ? this.house.homeOf(table) : null;
    if (home === null || this.isMute(home)) return 'here';
    const number = ++this.number;
    const reply = await this.ask(home, {
      t: 'move',
      number,
      table,
      member,
      id,
      request,
      follows: this.house.follows(table),
      at: Date.now(),
    });
    this.house.onAsked(askedOf(reply));
    if (reply === 'here' || reply === 'unanswered') return reply;
    if (reply.t === 'refused') return { ok: false, refusal: reply.refusal };
    if (reply.t === 'failed') return 'unanswered';
    // Whoever is told that it is done has seen it done.
    await this.house.atLeast(table, reply.length);
    return { ok: true, length: reply.length };
  }

  /** Answers to other processes that go out with the steps of these requests. */
  takeAnswers(table: string, requests: readonly DoneRequest[]): Done[] {
    if (this.asked.size === 0) return [];
    return requests.flatMap(({ request, length }) => {
      const key = `${table}/${request}`;
      const asker = this.asked.get(key);
      return asker && this.asked.delete(key) ? { ...asker, length } : [];
    });
  }

  /** What was asked for came with the steps of the table. */
  hearDone(done: readonly Done[]): void {
    for (const { process, number, length } of done)
      if (process === this.bus.self) this.waiting.get(number)?.({ t: 'done', number, length });
  }

  private ask(home: string, message: MoveMessage): Promise<Reply | NotJudged> {
    return new Promise((resolve) => {
      const settle = (reply: Reply | NotJudged) => {
        clearTimeout(timer);
        this.waiting.delete(message.number);
        resolve(reply);
      };
      const giveUp = (as: NotJudged) => {
        this.mute.set(home, performance.now() + MUTE);
        settle(as);
      };
      const timer = setTimeout(giveUp, PATIENCE, 'unanswered');
      this.waiting.set(message.number, settle);
      this.say(home, message, () => giveUp('here'));
    });
  }

  private isMute(process: string): boolean {
    const until = this.mute.get(process);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.mute.delete(process);
    return false;
  }

  private hear(text: string, from: string): void {
    for (const message of readParts(moveMessageSchema, text)) {
      if (!message) this.house.onWrong();
      else if (message.t === 'move') this.carryOut(from, message);
      else this.waiting.get(message.number)?.(message);
    }
  }

  private async carryOut(
    from: string,
    { number, table, member, id, request, follows, at }: Extract<MoveMessage, { t: 'move' }>,
  ): Promise<void> {
    if (Math.abs(Date.now() - at) > STALE) return this.say(from, { t: 'failed', number });
    const key = `${table}/${requestKey(member, id)}`;
    if (follows) this.asked.set(key, { process: from, number });
    try {
      const reply = await this.house.request(table, member, id, request);
      const isTold = follows && !this.asked.delete(key);
      if (isTold) return;
      if (reply.ok) this.say(from, { t: 'done', number, length: reply.length });
      else this.say(from, { t: 'refused', number, refusal: reply.refusal });
    } catch {
      this.asked.delete(key);
      // Whoever asked will meet the same fault, and tell it to the client.
      this.say(from, { t: 'failed', number });
    }
  }

  private say(process: string, message: MoveMessage, onUnheard = () => {}): void {
    if (this.letters.isEmpty) setImmediate(() => this.letters.sendAll());
    this.letters.add(process, JSON.stringify(message), onUnheard);
  }
}

function askedOf(reply: Reply | NotJudged): Asked {
  if (reply === 'here') return 'unheard';
  if (reply === 'unanswered') return 'silent';
  return reply.t === 'failed' ? 'failed' : 'answered';
}

function channelOf(process: string): string {
  // The number is that of the messages: who speaks others does not listen here, which is noticed at once.
  return `moves:4:${process}`;
}
