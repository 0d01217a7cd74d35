import { RECORD_LIMITS } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  PHRASES,
  ROOM_LIMITS,
  type RoomRequest,
  type RoomSeat,
  restoreRoom,
} from '../src/index.ts';
import {
  ADA,
  BOB,
  botSeat,
  CLOSED,
  CY,
  DOT,
  OPEN,
  RoomScene,
  seatFor,
  threeAtTable,
} from './room-scene.ts';
import { OPENED } from './sitting.ts';

const nameOf = (seat: RoomSeat | undefined) => (seat && 'name' in seat ? seat.name : null);

/** Ada is the host; two seats are open. */
const lobby = () => new RoomScene([seatFor(ADA, 'Ada'), OPEN, OPEN]);

describe('sitting down', () => {
  it('takes an open seat, and nobody else’s', () => {
    const scene = lobby();
    expect(scene.sit(BOB, 1, 'Bob')).toEqual(['sit']);
    expect(scene.room.seats[1]).toMatchObject({ kind: 'person', name: 'Bob', members: [BOB] });
    expect(scene.refusal(CY, { do: 'sit', seat: 1, name: 'Cy' })).toBe('room.taken');
    expect(scene.refusal(CY, { do: 'sit', seat: 3, name: 'Cy' })).toBe('table.seat');
    const full = new RoomScene([seatFor(ADA, 'Ada'), CLOSED, botSeat('Pica')]);
    for (const seat of [1, 2]) {
      expect(full.refusal(BOB, { do: 'sit', seat, name: 'Bob' })).toBe('room.taken');
    }
  });

  it('leaves the chair one had, because nobody has two', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    expect(scene.sit(BOB, 2, 'Bob')).toEqual(['sit']);
    expect(scene.room.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
    expect(scene.sit(BOB, 2, 'Somebody else')).toEqual([]);
    expect(nameOf(scene.room.seats[2])).toBe('Bob');
  });

  it('leaves the host the host when they change their chair', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    scene.sit(ADA, 2, 'Ada');
    expect(scene.room.host).toBe(ADA);
  });

  it('tells namesakes apart', () => {
    const scene = new RoomScene([seatFor(ADA, 'Anna'), OPEN, OPEN, OPEN]);
    scene.sit(BOB, 1, 'Anna');
    scene.sit(CY, 2, 'ANNA');
    scene.do(ADA, { do: 'arrange', seat: 3, as: 'easy' });
    expect(scene.room.seats.map(nameOf)).toEqual(['Anna', 'Anna 2', 'ANNA 3', 'Serif']);
    scene.do(CY, { do: 'rename', name: 'Serif' });
    expect(nameOf(scene.room.seats[2])).toBe('Serif 2');
    expect(scene.do(CY, { do: 'rename', name: 'Serif' })).toEqual([]);
    const long = 'x'.repeat(ROOM_LIMITS.name);
    scene.do(BOB, { do: 'rename', name: long });
    scene.do(CY, { do: 'rename', name: long });
    expect(nameOf(scene.room.seats[2])).toBe(`${'x'.repeat(ROOM_LIMITS.name - 2)} 2`);
  });

  it('shares a seat only with a ticket, and with a bounded number', () => {
    const scene = lobby();
    scene.tickets.set('adas', 0);
    const join = (ticket: string): RoomRequest => ({ do: 'sit', seat: 0, name: 'Bob', ticket });
    expect(scene.refusal(BOB, join('wrong'))).toBe('room.taken');
    expect(scene.refusal(BOB, { ...join('adas'), seat: 1 } as RoomRequest)).toBeNull();
    scene.sit(BOB, 1, 'Bob');
    scene.do(BOB, join('adas'));
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA, BOB] });
    expect(scene.room.seats[1]).toEqual(OPEN);
    for (let device = 2; device < ROOM_LIMITS.members; device++)
      scene.do(`d${device}`, join('adas'));
    expect(scene.refusal(CY, join('adas'))).toBe('room.crowded');
  });

  it('makes somebody host where there was none', () => {
    const scene = new RoomScene([OPEN, OPEN], { host: '' });
    expect(scene.refusal('', { do: 'start' })).toBe('room.host');
    scene.sit(BOB, 1, 'Bob');
    expect(scene.room.host).toBe(BOB);
  });
});

describe('the host', () => {
  const privileges: RoomRequest[] = [
    { do: 'start' },
    { do: 'list', listed: true },
    { do: 'arrange', seat: 2, as: 'hard' },
    { do: 'mute', seat: 1, muted: true },
    { do: 'host', seat: 1 },
  ];

  it.each(privileges)('alone may $do', (request) => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    for (const member of [BOB, CY]) {
      const asked = request.do === 'host' ? { ...request, seat: 0 } : request;
      expect(scene.refusal(member, asked)).toBe('room.host');
    }
    if (request.do === 'start') scene.do(ADA, { do: 'arrange', seat: 2, as: 'closed' });
    expect(scene.refusal(ADA, request)).toBeNull();
  });

  it('is followed by whoever has been there longest when they leave', () => {
    const scene = lobby();
    scene.sit(CY, 2, 'Cy');
    scene.sit(BOB, 1, 'Bob');
    expect(scene.room.seated).toEqual([ADA, CY, BOB]);
    scene.do(ADA, { do: 'stand' });
    expect(scene.room.host).toBe(CY);
    scene.do(CY, { do: 'stand' });
    expect(scene.room.host).toBe(BOB);
    scene.do(BOB, { do: 'stand' });
    expect(scene.room.host).toBe(BOB);
    expect(scene.room.seats).toEqual([OPEN, OPEN, OPEN]);
  });

  it('is followed in mid-game too', () => {
    const scene = threeAtTable();
    scene.do(ADA, { do: 'stand' });
    expect(scene.room.host).toBe(BOB);
    expect(scene.refusal(ADA, { do: 'list', listed: true })).toBe('room.host');
  });

  it('may pass the office on, but not to an empty chair', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    expect(scene.refusal(ADA, { do: 'host', seat: 2 })).toBe('room.nobody');
    expect(scene.do(ADA, { do: 'host', seat: 0 })).toEqual([]);
    scene.do(ADA, { do: 'host', seat: 1 });
    expect(scene.room.host).toBe(BOB);
  });

  it('who is away can be replaced by somebody seated, who is there', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    expect(scene.refusal(BOB, { do: 'host', seat: 1 })).toBe('room.host-here');
    scene.absent.add(0);
    expect(scene.refusal(CY, { do: 'host', seat: 1 })).toBe('room.host');
    scene.do(BOB, { do: 'host', seat: 1 });
    expect(scene.room.host).toBe(BOB);
  });

  it('without a seat is away only if the scene says so', () => {
    const scene = new RoomScene([seatFor(BOB, 'Bob')], { host: ADA });
    const take: RoomRequest = { do: 'host', seat: 0 };
    expect(scene.refusal(BOB, take)).toBe('room.host-here');
    // A line that broke is no farewell.
    scene.facts.away = (member) => member === ADA;
    expect(scene.refusal(BOB, take)).toBe('room.host-here');
    scene.facts.gone = (member) => member === ADA;
    expect(scene.refusal(BOB, take)).toBeNull();
  });
});

describe('arranging', () => {
  it('makes a seat open, closed or a bot’s, which keeps its name', () => {
    const scene = lobby();
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'hard' });
    scene.do(ADA, { do: 'arrange', seat: 2, as: 'easy' });
    expect(scene.room.seats.map(nameOf)).toEqual(['Ada', 'Serif', 'Pica']);
    scene.do(ADA, { do: 'arrange', seat: 2, as: 'medium' });
    expect(scene.room.seats[2]).toEqual({ kind: 'bot', name: 'Pica', level: 'medium' });
    scene.do(ADA, { do: 'arrange', seat: 2, as: 'closed' });
    expect(scene.room.seats[2]).toEqual(CLOSED);
    expect(scene.refusal(ADA, { do: 'arrange', seat: 3, as: 'open' })).toBe('table.seat');
  });

  it('shows somebody the door, who cannot come back until there is a pardon', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    const back: RoomRequest = { do: 'sit', seat: 1, name: 'Bob' };
    expect(scene.refusal(BOB, back)).toBe('room.barred');
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.no-seat');
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    expect(scene.refusal(BOB, back)).toBeNull();
  });

  it('bars nobody whose chair was merely needed, nor the host', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'easy' });
    expect(scene.refusal(BOB, { do: 'sit', seat: 2, name: 'Bob' })).toBeNull();
    scene.do(ADA, { do: 'arrange', seat: 0, as: 'open' });
    expect(scene.room.host).toBe(ADA);
    expect(scene.refusal(ADA, { do: 'sit', seat: 0, name: 'Ada' })).toBeNull();
  });
});

describe('talk', () => {
  it('is for those who have a seat, in the house’s phrases or a few words', () => {
    const scene = lobby();
    for (const phrase of PHRASES) scene.do(ADA, { do: 'say', phrase });
    scene.do(ADA, { do: 'say', text: ' Good evening ' });
    expect(scene.room.chat.at(-1)).toMatchObject({ seat: 0, name: 'Ada', text: 'Good evening' });
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.no-seat');
    for (const said of [{ phrase: 'boo' }, { text: '  ' }, {}]) {
      expect(scene.refusal(ADA, { do: 'say', ...said })).toBe('room.phrase');
    }
  });

  it('is kept to the last lines', () => {
    const scene = lobby();
    for (let line = 0; line < ROOM_LIMITS.chat + 5; line++) {
      scene.now += 10_000;
      scene.do(ADA, { do: 'say', text: `${line}` });
    }
    expect(scene.room.chat).toHaveLength(ROOM_LIMITS.chat);
    expect(scene.room.chat[0]).toMatchObject({ text: '5' });
  });

  it('cannot be had by the muted, on whatever chair or device', () => {
    const scene = lobby();
    scene.sit(BOB, 1, 'Bob');
    scene.do(ADA, { do: 'mute', seat: 1, muted: true });
    expect(scene.do(ADA, { do: 'mute', seat: 1, muted: true })).toEqual([]);
    scene.sit(BOB, 2, 'Bob');
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    scene.tickets.set('bobs', 2);
    scene.do(CY, { do: 'sit', seat: 2, name: 'Cy', ticket: 'bobs' });
    expect(scene.refusal(CY, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    scene.do(ADA, { do: 'mute', seat: 2, muted: false });
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBeNull();
    expect(scene.refusal(ADA, { do: 'mute', seat: 1, muted: true })).toBe('room.nobody');
  });

  it('goes on when the room is full, and so does the game', () => {
    const scene = threeAtTable();
    scene.room = { ...scene.room, asides: ROOM_LIMITS.asides };
    expect(scene.refusal(ADA, { do: 'say', phrase: 'hello' })).toBeNull();
    expect(scene.refusal(ADA, { do: 'rename', name: 'X' })).toBe('room.full');
    expect(scene.refusal(ADA, { do: 'stand' })).toBeNull();
    scene.room = { ...scene.room, asides: ROOM_LIMITS.steps - RECORD_LIMITS.entries - 100 };
    expect(scene.refusal(ADA, { do: 'rename', name: 'X' })).toBe('table.full');
    for (const request of [
      { do: 'stand' },
      { do: 'mute', seat: 1, muted: true },
      { do: 'close' },
      { do: 'say', phrase: 'hello' },
      { do: 'move', move: { do: 'throw' } },
    ] as const) {
      expect(scene.refusal(ADA, request), request.do).toBeNull();
    }
  });
});

describe('the start', () => {
  it('waits for nobody who has not come, needs at least one person, and happens once', () => {
    const scene = lobby();
    const sitting = scene.room.seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
    expect(sitting.length).toBeLessThan(scene.room.seats.length);
    scene.do(ADA, { do: 'start' });
    expect(scene.room.seats).toEqual(sitting);
    expect(scene.room.table?.plan.holders).toHaveLength(sitting.length);
    const nobody = new RoomScene([{ kind: 'open' }]);
    expect(nobody.refusal(ADA, { do: 'start' })).toBe('room.no-people');
    const bots = new RoomScene([botSeat('Pica')]);
    expect(bots.refusal(ADA, { do: 'start' })).toBe('room.no-people');
    const children = new RoomScene([seatFor(ADA, 'Ada')], { options: { children: [1] } });
    expect(children.refusal(ADA, { do: 'start' })).toBe('extra.children');
    const alone = new RoomScene([CLOSED, seatFor(ADA, 'Ada'), CLOSED]);
    expect(alone.do(ADA, { do: 'start' })).toEqual(['start', 'deal']);
    expect(alone.refusal(ADA, { do: 'start' })).toBe('room.started');
    expect(alone.room.table?.plan.holders).toEqual([{ kind: 'person', name: 'Ada' }]);
  });

  it('gives the children’s rule to the seats that were meant, wherever they end up', () => {
    const seats = [OPEN, seatFor(ADA, 'Ada'), CLOSED, seatFor(BOB, 'Bob'), botSeat('Pica')];
    const scene = new RoomScene(seats, { options: { children: [0, 2, 3] } });
    scene.do(ADA, { do: 'start' });
    expect(scene.room.seats.map(nameOf)).toEqual(['Ada', 'Bob', 'Pica']);
    expect(scene.state.options.children).toEqual([1]);
    expect(scene.room.plan.options).toEqual({ children: [0, 2, 3] });
    expect(restoreRoom(scene.game, scene.steps)).toEqual(scene.room);
  });

  it('leaves options alone that name seats as they are', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN], {
      options: { children: [1] },
    });
    scene.do(ADA, { do: 'start' });
    expect(scene.state.options.children).toEqual([1]);
  });

  it('opens the game when it happens, not when the room was opened', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada')]);
    scene.now = OPENED + 60_000.7;
    scene.do(ADA, { do: 'start' });
    expect(scene.room.table?.plan.opened).toBe(OPENED + 60_000);
    expect(scene.room.table?.log.last[0]?.at).toBe(OPENED + 60_000);
  });

  it('moves everybody up past closed seats, with what they said and their silence', () => {
    const scene = new RoomScene([OPEN, OPEN, seatFor(ADA, 'Ada'), OPEN]);
    scene.sit(BOB, 3, 'Bob');
    scene.sit(DOT, 0, 'Dot');
    for (const member of [ADA, BOB, DOT]) scene.do(member, { do: 'say', phrase: 'hello' });
    scene.do(DOT, { do: 'stand' });
    scene.do(ADA, { do: 'mute', seat: 3, muted: true });
    for (const seat of [0, 1]) scene.do(ADA, { do: 'arrange', seat, as: 'closed' });
    scene.do(ADA, { do: 'start' });
    const { room } = scene;
    expect(room.seats.map(nameOf)).toEqual(['Ada', 'Bob']);
    expect(room.chat.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Ada'],
      [1, 'Bob'],
      [null, 'Dot'],
    ]);
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    expect(scene.refusal(ADA, { do: 'move', move: { do: 'throw' } })).toBeNull();
  });
});
