import type { ServerFrame, Story } from '@late/protocol';
import type { RoomRequest, RoomSeen } from '@late/table';
import type { PartKeeper } from '../src/remote/LuckPart.ts';
import type { Letter, Outbox } from '../src/remote/outbox.ts';
import type { PageHandlers } from '../src/remote/page-signals.ts';
import type { RoomNeeds } from '../src/remote/RemoteRoom.ts';
import type { SocketLike } from '../src/remote/RoomSocket.ts';
import type { OwnPart } from '../src/store/own-parts.ts';

/** One end of a line, in the test's hands. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: { t: string; id?: string; request?: RoomRequest; draft?: unknown }[] = [];
  hungUp = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.hungUp = true;
  }

  /** What the house says. */
  say(frame: ServerFrame): void {
    this.sayAnything(frame);
  }

  /** What a house of another edition may say. */
  sayAnything(frame: unknown): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }

  /** The line breaks, or the house ends it with a code of its own. */
  snap(code = 1006): void {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
}

/** An outbox that outlives the page, as long as the test does. */
export class FakeOutbox implements Outbox {
  readonly letters = new Map<string, Letter>();

  unanswered = (): Letter[] => [...this.letters.values()];

  put = (letter: Letter): void => {
    this.letters.set(letter.id, letter);
  };

  answered = (id: string): void => {
    this.letters.delete(id);
  };
}

/** What this browser puts into the luck, as long as the test lasts. */
export class FakeParts implements PartKeeper {
  private part: OwnPart | null = null;
  drawn = 0;

  own = (): OwnPart | null => this.part;

  draw = (): OwnPart => {
    this.part = { value: String(++this.drawn).padStart(64, '0'), isTold: false };
    return this.part;
  };

  told = (): void => {
    if (this.part) this.part = { ...this.part, isTold: true };
  };
}

/** A telephone exchange that notes every call. */
export class FakeExchange implements RoomNeeds {
  /** What the house tells of before; nothing unless a test says so. */
  told: Story | null = null;
  readonly story = async () => this.told;
  readonly wires: FakeSocket[] = [];
  page: PageHandlers | null = null;
  readonly part = new FakeParts();
  introductions = 0;
  readonly outbox: Outbox;
  private ids = 0;

  constructor(outbox: Outbox = new FakeOutbox()) {
    this.outbox = outbox;
  }

  introduce = async (): Promise<null> => {
    this.introductions++;
    return null;
  };

  dial = (): FakeSocket => {
    const wire = new FakeSocket();
    this.wires.push(wire);
    return wire;
  };

  listen = (handlers: PageHandlers): (() => void) => {
    this.page = handlers;
    return () => {
      this.page = null;
    };
  };

  random = (): number => 1;

  newId = (): string => `id-${++this.ids}`;

  /** The line in use. */
  get wire(): FakeSocket {
    return this.wires.at(-1) as FakeSocket;
  }
}

const person = (name: string) => ({
  kind: 'person' as const,
  name,
  level: null,
  deserted: false,
  members: 1,
  mates: [name],
});

/** A game for two as the first of them sees it. */
export function roomSeen(changes: Partial<RoomSeen> = {}): RoomSeen {
  return {
    plan: {
      id: 'room',
      code: 'ABC234',
      game: 'extra',
      version: 1,
      options: {},
      clock: { kind: 'none' },
      commitment: 'c',
      opened: 1,
    },
    length: 5,
    listed: false,
    isHost: true,
    host: 0,
    seat: 0,
    seats: [person('Ann'), person('Ben')],
    called: 'Ann',
    chat: [],
    teamTalk: [],
    voted: [],
    knocks: [],
    knocksAt: null,
    returnsTo: null,
    removal: null,
    closed: null,
    muted: [],
    blocked: [],
    successor: null,
    table: {
      plan: {
        id: 'room',
        game: 'extra',
        version: 1,
        options: {},
        holders: [
          { kind: 'person', name: 'Ann' },
          { kind: 'person', name: 'Ben' },
        ],
        clock: { kind: 'none' },
        commitment: 'c',
        opened: 1,
      },
      viewer: 0,
      length: 3,
      view: { dice: [1, 2, 3, 4, 5], throws: 1 },
      turn: { must: [0, 1], may: [] },
      result: null,
      standIns: [null, null],
      undoRequest: null,
      question: 2,
      undo: null,
      deadlines: [null, null],
      seed: null,
    },
    ...changes,
  };
}
