import type { Answer, Refusal } from '@late/kernel';
import { type ClientFrame, readServerFrame, type ServerFrame, WIRE_LIMITS } from '@late/protocol';
import type { RoomRequest } from '@late/table';
import type { ShellRefusal } from '../shell/use-say.ts';
import { backOff } from './back-off.ts';
import type { Letter, Outbox } from './outbox.ts';
import type { PageHandlers } from './page-signals.ts';

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

/** What came of a request: how long the room is now, or why not. */
export type RequestAnswer = Answer<{ readonly length: number }>;

/** The part of a browser's WebSocket that is needed here. */
export type SocketLike = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

/** What the line needs of the page. */
export interface SocketNeeds {
  readonly dial: () => SocketLike;
  readonly listen: (handlers: PageHandlers) => () => void;
  readonly random: () => number;
  readonly newId: () => string;
  readonly outbox: Outbox;
}

export type RoomFrame = Extract<
  ServerFrame,
  { t: 'room' | 'step' | 'present' | 'draft' | 'restart' }
>;

interface Asked extends Letter {
  readonly answer: (answer: RequestAnswer) => void;
}

/** An answer that takes longer is a sign of a dead line. */
const PATIENCE = 10_000;
/** A line that breaks sooner has not stood: dialling stays slow. */
const STEADY = 5000;
/** After so many calls in vain it is worth asking what is wrong. */
export const SUSPICIOUS = 3;
/** With this code the house ends a line itself: it will hardly open the next one. */
const DISMISSED = 1008;
/** A line so quiet is tried out: nothing else tells a dead one from a calm evening. */
const SILENCE = 60_000;

/**
 * The line to a room. It comes back by itself, and what was asked stays asked: requests keep their
 * ids until they are answered, so asking again after a break does nothing twice.
 */
export class RoomSocket {
  connection: Connection = 'connecting';
  private readonly needs: SocketNeeds;
  private readonly onFrame: (frame: RoomFrame) => void;
  private readonly onChange: () => void;
  private readonly asked = new Map<string, Asked>();
  private readonly stopListening: () => void;
  private socket: SocketLike | null = null;
  private failures = 0;
  /** When to come back, if the house said so. */
  private invited: number | null = null;
  private retry: Timer = null;
  private patience: Timer = null;
  private silence: Timer = null;
  private steady: Timer = null;

  constructor(
    needs: SocketNeeds,
    onFrame: (frame: RoomFrame) => void,
    onChange: () => void,
    /** An answer to what an earlier page asked. */
    onLateAnswer: (answer: RequestAnswer) => void = () => {},
  ) {
    this.needs = needs;
    this.onFrame = onFrame;
    this.onChange = onChange;
    for (const letter of needs.outbox.unanswered().slice(-WIRE_LIMITS.pending)) {
      this.asked.set(letter.id, { ...letter, answer: onLateAnswer });
    }
    this.stopListening = needs.listen({
      back: () => this.lookAgain(),
      gone: () => this.hangUp(),
    });
  }

  connect(): void {
    if (!this.socket && this.connection === 'connecting') this.dial();
  }

  /** Requests without an answer so far, oldest first. */
  get pending(): readonly RoomRequest[] {
    return [...this.asked.values()].map(({ request }) => request);
  }

  get attempts(): number {
    return this.failures;
  }

  /** Asks now, or as soon as there is a line again. */
  ask(request: RoomRequest): Promise<RequestAnswer> {
    if (this.connection === 'closed') return refused('online.closed');
    if (this.asked.size >= WIRE_LIMITS.pending) return refused('online.too-many');
    return new Promise((answer) => {
      const id = this.needs.newId();
      this.asked.set(id, { id, request, answer });
      this.needs.outbox.put({ id, request });
      this.onChange();
      if (this.connection === 'open') this.send({ t: 'do', id, request });
    });
  }

  /** Something was missed: the whole room, please. */
  sync(): void {
    if (this.connection === 'open') this.send({ t: 'sync' });
  }

  /** Lets mates see what is half laid. Nobody answers; what cannot be shown now is not shown later. */
  show(question: number, draft: unknown): void {
    if (this.connection === 'open') this.write({ t: 'draft', question, draft });
  }

  /** Asks for quick bots. Nobody answers. */
  hurry(): void {
    if (this.connection === 'open') this.write({ t: 'hurry' });
  }

  /** Calls again, as somebody whom the house may know by another name now. */
  redial(): void {
    if (this.connection === 'closed') return;
    this.drop();
    this.clearTimers();
    this.dial();
  }

  /** Hangs up for good. What is unanswered is refused here, but stays in the outbox for the next visit. */
  close(refusal: Refusal = { code: 'online.closed' } satisfies ShellRefusal): void {
    if (this.connection === 'closed') return;
    this.stopListening();
    this.drop();
    this.clearTimers();
    this.connection = 'closed';
    const left = [...this.asked.values()];
    this.asked.clear();
    for (const { answer } of left) answer({ ok: false, refusal });
    this.onChange();
  }

  private dial(): void {
    clear(this.retry);
    this.connection = 'connecting';
    const socket = this.needs.dial();
    this.socket = socket;
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(String(data));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      if (code === DISMISSED) this.failures = Math.max(this.failures, SUSPICIOUS);
      this.hangUp();
    };
    socket.onerror = () => {};
    this.expectAnswer();
    this.onChange();
  }

  private receive(data: string): void {
    const frame = readServerFrame(data);
    if (frame === 'malformed') {
      // The next line begins with the whole room, and a line that never stands is looked into.
      this.hangUp();
      return;
    }
    clear(this.patience);
    if (this.connection !== 'open') this.opened();
    if (frame !== 'unknown') this.take(frame);
    if (this.asked.size) this.expectAnswer();
    clear(this.silence);
    this.silence = setTimeout(() => this.tryLine(), SILENCE);
  }

  private take(frame: ServerFrame): void {
    switch (frame.t) {
      case 'ok':
        this.settle(frame.id, { ok: true, length: frame.length });
        break;
      case 'no':
        this.settle(frame.id, { ok: false, refusal: frame.refusal });
        break;
      case 'bye':
        this.invited = frame.retry;
        break;
      default:
        this.onFrame(frame);
    }
  }

  /** The house speaks first, so with its first word the line stands. */
  private opened(): void {
    this.connection = 'open';
    this.steady = setTimeout(() => {
      this.failures = 0;
    }, STEADY);
    for (const { id, request } of this.asked.values()) this.send({ t: 'do', id, request });
    this.onChange();
  }

  private settle(id: string, answer: RequestAnswer): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    this.needs.outbox.answered(id);
    asked.answer(answer);
    this.onChange();
  }

  private send(frame: ClientFrame): void {
    if (this.write(frame)) this.expectAnswer();
  }

  private write(frame: ClientFrame): boolean {
    try {
      this.socket?.send(JSON.stringify(frame));
      return true;
    } catch {
      this.hangUp();
      return false;
    }
  }

  private expectAnswer(): void {
    clear(this.patience);
    this.patience = setTimeout(() => this.hangUp(), PATIENCE);
  }

  private tryLine(): void {
    if (this.connection === 'open') this.sync();
  }

  /** The page is looked at again, or the network is back: no time to lose. */
  private lookAgain(): void {
    if (this.connection === 'open') this.tryLine();
    else if (this.connection === 'waiting') this.dial();
  }

  /** The line is dead; the next one is dialled a little later. */
  private hangUp(): void {
    if (this.connection === 'closed' || this.connection === 'waiting') return;
    this.drop();
    this.clearTimers();
    this.connection = 'waiting';
    const pause = this.invited ?? backOff(this.failures, this.needs.random);
    this.invited = null;
    this.failures++;
    this.retry = setTimeout(() => this.dial(), pause);
    this.onChange();
  }

  private clearTimers(): void {
    for (const timer of [this.retry, this.patience, this.silence, this.steady]) clear(timer);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

type Timer = ReturnType<typeof setTimeout> | null;

function clear(timer: Timer): void {
  if (timer !== null) clearTimeout(timer);
}

function refused(code: 'online.closed' | 'online.too-many'): Promise<RequestAnswer> {
  return Promise.resolve({ ok: false, refusal: { code } satisfies ShellRefusal });
}
