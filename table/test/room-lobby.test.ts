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
  House,
  OPEN,
  seatFor,
  threeAtTable,
} from './room-house.ts';
import { OPENED } from './sitting.ts';

const nameOf = (seat: RoomSeat | undefined) => (seat && 'name' in seat ? seat.name : null);

/** Ada is the host; two seats are open. */
const lobby = () => new House([seatFor(ADA, 'Ada'), OPEN, OPEN]);

describe('sitting down', () => {
  it('takes an open seat, and nobody else’s', () => {
    const house = lobby();
    expect(house.sit(BOB, 1, 'Bob')).toEqual(['sit']);
    expect(house.room.seats[1]).toMatchObject({ kind: 'person', name: 'Bob', members: [BOB] });
    expect(house.refusal(CY, { do: 'sit', seat: 1, name: 'Cy' })).toBe('room.taken');
    expect(house.refusal(CY, { do: 'sit', seat: 3, name: 'Cy' })).toBe('table.seat');
    const full = new House([seatFor(ADA, 'Ada'), CLOSED, botSeat('Pica')]);
    for (const seat of [1, 2]) {
      expect(full.refusal(BOB, { do: 'sit', seat, name: 'Bob' })).toBe('room.taken');
    }
  });

  it('leaves the chair one had, because nobody has two', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    expect(house.sit(BOB, 2, 'Bob')).toEqual(['sit']);
    expect(house.room.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
    expect(house.sit(BOB, 2, 'Somebody else')).toEqual([]);
    expect(nameOf(house.room.seats[2])).toBe('Bob');
  });

  it('leaves the host the host when they change their chair', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    house.sit(ADA, 2, 'Ada');
    expect(house.room.host).toBe(ADA);
  });

  it('tells namesakes apart', () => {
    const house = new House([seatFor(ADA, 'Anna'), OPEN, OPEN, OPEN]);
    house.sit(BOB, 1, 'Anna');
    house.sit(CY, 2, 'ANNA');
    house.do(ADA, { do: 'arrange', seat: 3, as: 'easy' });
    expect(house.room.seats.map(nameOf)).toEqual(['Anna', 'Anna 2', 'ANNA 3', 'Serif']);
    house.do(CY, { do: 'rename', name: 'Serif' });
    expect(nameOf(house.room.seats[2])).toBe('Serif 2');
    expect(house.do(CY, { do: 'rename', name: 'Serif' })).toEqual([]);
    const long = 'x'.repeat(ROOM_LIMITS.name);
    house.do(BOB, { do: 'rename', name: long });
    house.do(CY, { do: 'rename', name: long });
    expect(nameOf(house.room.seats[2])).toBe(`${'x'.repeat(ROOM_LIMITS.name - 2)} 2`);
  });

  it('shares a seat only with a ticket, and with a bounded number', () => {
    const house = lobby();
    house.tickets.set('adas', 0);
    const join = (ticket: string): RoomRequest => ({ do: 'sit', seat: 0, name: 'Bob', ticket });
    expect(house.refusal(BOB, join('wrong'))).toBe('room.taken');
    expect(house.refusal(BOB, { ...join('adas'), seat: 1 } as RoomRequest)).toBeNull();
    house.sit(BOB, 1, 'Bob');
    house.do(BOB, join('adas'));
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA, BOB] });
    expect(house.room.seats[1]).toEqual(OPEN);
    for (let device = 2; device < ROOM_LIMITS.members; device++)
      house.do(`d${device}`, join('adas'));
    expect(house.refusal(CY, join('adas'))).toBe('room.crowded');
  });

  it('makes somebody host where there was none', () => {
    const house = new House([OPEN, OPEN], { host: '' });
    expect(house.refusal('', { do: 'start' })).toBe('room.host');
    house.sit(BOB, 1, 'Bob');
    expect(house.room.host).toBe(BOB);
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
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    for (const member of [BOB, CY]) {
      const asked = request.do === 'host' ? { ...request, seat: 0 } : request;
      expect(house.refusal(member, asked)).toBe('room.host');
    }
    if (request.do === 'start') house.do(ADA, { do: 'arrange', seat: 2, as: 'closed' });
    expect(house.refusal(ADA, request)).toBeNull();
  });

  it('is followed by whoever has been there longest when they leave', () => {
    const house = lobby();
    house.sit(CY, 2, 'Cy');
    house.sit(BOB, 1, 'Bob');
    expect(house.room.seated).toEqual([ADA, CY, BOB]);
    house.do(ADA, { do: 'stand' });
    expect(house.room.host).toBe(CY);
    house.do(CY, { do: 'stand' });
    expect(house.room.host).toBe(BOB);
    house.do(BOB, { do: 'stand' });
    expect(house.room.host).toBe(BOB);
    expect(house.room.seats).toEqual([OPEN, OPEN, OPEN]);
  });

  it('is followed in mid-game too', () => {
    const house = threeAtTable();
    house.do(ADA, { do: 'stand' });
    expect(house.room.host).toBe(BOB);
    expect(house.refusal(ADA, { do: 'list', listed: true })).toBe('room.host');
  });

  it('may pass the office on, but not to an empty chair', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    expect(house.refusal(ADA, { do: 'host', seat: 2 })).toBe('room.nobody');
    expect(house.do(ADA, { do: 'host', seat: 0 })).toEqual([]);
    house.do(ADA, { do: 'host', seat: 1 });
    expect(house.room.host).toBe(BOB);
  });

  it('who is away can be replaced by somebody seated, who is there', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    expect(house.refusal(BOB, { do: 'host', seat: 1 })).toBe('room.host');
    house.absent.add(0);
    expect(house.refusal(CY, { do: 'host', seat: 1 })).toBe('room.host');
    house.do(BOB, { do: 'host', seat: 1 });
    expect(house.room.host).toBe(BOB);
  });

  it('without a seat is away only if the house says so', () => {
    const house = new House([seatFor(BOB, 'Bob')], { host: ADA });
    const take: RoomRequest = { do: 'host', seat: 0 };
    expect(house.refusal(BOB, take)).toBe('room.host');
    house.facts.away = (member) => member === ADA;
    expect(house.refusal(BOB, take)).toBeNull();
  });
});

describe('arranging', () => {
  it('makes a seat open, closed or a bot’s, which keeps its name', () => {
    const house = lobby();
    house.do(ADA, { do: 'arrange', seat: 1, as: 'hard' });
    house.do(ADA, { do: 'arrange', seat: 2, as: 'easy' });
    expect(house.room.seats.map(nameOf)).toEqual(['Ada', 'Serif', 'Pica']);
    house.do(ADA, { do: 'arrange', seat: 2, as: 'medium' });
    expect(house.room.seats[2]).toEqual({ kind: 'bot', name: 'Pica', level: 'medium' });
    house.do(ADA, { do: 'arrange', seat: 2, as: 'closed' });
    expect(house.room.seats[2]).toEqual(CLOSED);
    expect(house.refusal(ADA, { do: 'arrange', seat: 3, as: 'open' })).toBe('table.seat');
  });

  it('shows somebody the door, who cannot come back until there is a pardon', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    house.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    const back: RoomRequest = { do: 'sit', seat: 1, name: 'Bob' };
    expect(house.refusal(BOB, back)).toBe('room.barred');
    expect(house.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.no-seat');
    house.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    expect(house.refusal(BOB, back)).toBeNull();
  });

  it('bars nobody whose chair was merely needed, nor the host', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    house.do(ADA, { do: 'arrange', seat: 1, as: 'easy' });
    expect(house.refusal(BOB, { do: 'sit', seat: 2, name: 'Bob' })).toBeNull();
    house.do(ADA, { do: 'arrange', seat: 0, as: 'open' });
    expect(house.room.host).toBe(ADA);
    expect(house.refusal(ADA, { do: 'sit', seat: 0, name: 'Ada' })).toBeNull();
  });
});

describe('talk', () => {
  it('is for those who have a seat, in the house’s phrases or a few words', () => {
    const house = lobby();
    for (const phrase of PHRASES) house.do(ADA, { do: 'say', phrase });
    house.do(ADA, { do: 'say', text: ' Good evening ' });
    expect(house.room.chat.at(-1)).toMatchObject({ seat: 0, name: 'Ada', text: 'Good evening' });
    expect(house.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.no-seat');
    for (const said of [{ phrase: 'boo' }, { text: '  ' }, {}]) {
      expect(house.refusal(ADA, { do: 'say', ...said })).toBe('room.phrase');
    }
  });

  it('is kept to the last lines', () => {
    const house = lobby();
    for (let line = 0; line < ROOM_LIMITS.chat + 5; line++) {
      house.do(ADA, { do: 'say', text: `${line}` });
    }
    expect(house.room.chat).toHaveLength(ROOM_LIMITS.chat);
    expect(house.room.chat[0]).toMatchObject({ text: '5' });
  });

  it('cannot be had by the muted, on whatever chair or device', () => {
    const house = lobby();
    house.sit(BOB, 1, 'Bob');
    house.do(ADA, { do: 'mute', seat: 1, muted: true });
    expect(house.do(ADA, { do: 'mute', seat: 1, muted: true })).toEqual([]);
    house.sit(BOB, 2, 'Bob');
    expect(house.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    house.tickets.set('bobs', 2);
    house.do(CY, { do: 'sit', seat: 2, name: 'Cy', ticket: 'bobs' });
    expect(house.refusal(CY, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    house.do(ADA, { do: 'mute', seat: 2, muted: false });
    expect(house.refusal(BOB, { do: 'say', phrase: 'hello' })).toBeNull();
    expect(house.refusal(ADA, { do: 'mute', seat: 1, muted: true })).toBe('room.nobody');
  });

  it('ends before the room is full, so that the game can go on', () => {
    const house = threeAtTable();
    house.room = { ...house.room, length: house.room.length + ROOM_LIMITS.asides };
    expect(house.refusal(ADA, { do: 'say', phrase: 'hello' })).toBe('room.full');
    expect(house.refusal(ADA, { do: 'rename', name: 'X' })).toBe('room.full');
    expect(house.refusal(ADA, { do: 'stand' })).toBeNull();
    house.room = { ...house.room, length: ROOM_LIMITS.steps };
    expect(house.refusal(ADA, { do: 'stand' })).toBe('table.full');
    expect(house.refusal(ADA, { do: 'move', move: { do: 'throw' } })).toBeNull();
  });
});

describe('the start', () => {
  it('waits for nobody who has not come, needs at least one person, and happens once', () => {
    const house = lobby();
    const sitting = house.room.seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
    expect(sitting.length).toBeLessThan(house.room.seats.length);
    house.do(ADA, { do: 'start' });
    expect(house.room.seats).toEqual(sitting);
    expect(house.room.table?.plan.holders).toHaveLength(sitting.length);
    const nobody = new House([{ kind: 'open' }]);
    expect(nobody.refusal(ADA, { do: 'start' })).toBe('room.no-people');
    const bots = new House([botSeat('Pica')]);
    expect(bots.refusal(ADA, { do: 'start' })).toBe('room.no-people');
    const children = new House([seatFor(ADA, 'Ada')], { options: { children: [1] } });
    expect(children.refusal(ADA, { do: 'start' })).toBe('extra.children');
    const alone = new House([CLOSED, seatFor(ADA, 'Ada'), CLOSED]);
    expect(alone.do(ADA, { do: 'start' })).toEqual(['start', 'deal']);
    expect(alone.refusal(ADA, { do: 'start' })).toBe('room.started');
    expect(alone.room.table?.plan.holders).toEqual([{ kind: 'person', name: 'Ada' }]);
  });

  it('gives the children’s rule to the seats that were meant, wherever they end up', () => {
    const seats = [OPEN, seatFor(ADA, 'Ada'), CLOSED, seatFor(BOB, 'Bob'), botSeat('Pica')];
    const house = new House(seats, { options: { children: [0, 2, 3] } });
    house.do(ADA, { do: 'start' });
    expect(house.room.seats.map(nameOf)).toEqual(['Ada', 'Bob', 'Pica']);
    expect(house.state.options.children).toEqual([1]);
    expect(house.room.plan.options).toEqual({ children: [0, 2, 3] });
    expect(restoreRoom(house.game, house.steps)).toEqual(house.room);
  });

  it('leaves options alone that name seats as they are', () => {
    const house = new House([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN], {
      options: { children: [1] },
    });
    house.do(ADA, { do: 'start' });
    expect(house.state.options.children).toEqual([1]);
  });

  it('opens the game when it happens, not when the room was opened', () => {
    const house = new House([seatFor(ADA, 'Ada')]);
    house.now = OPENED + 60_000.7;
    house.do(ADA, { do: 'start' });
    expect(house.room.table?.plan.opened).toBe(OPENED + 60_000);
    expect(house.room.table?.log[0]?.at).toBe(OPENED + 60_000);
  });

  it('moves everybody up past closed seats, with what they said and their silence', () => {
    const house = new House([OPEN, OPEN, seatFor(ADA, 'Ada'), OPEN]);
    house.sit(BOB, 3, 'Bob');
    house.sit(DOT, 0, 'Dot');
    for (const member of [ADA, BOB, DOT]) house.do(member, { do: 'say', phrase: 'hello' });
    house.do(DOT, { do: 'stand' });
    house.do(ADA, { do: 'mute', seat: 3, muted: true });
    for (const seat of [0, 1]) house.do(ADA, { do: 'arrange', seat, as: 'closed' });
    house.do(ADA, { do: 'start' });
    const { room } = house;
    expect(room.seats.map(nameOf)).toEqual(['Ada', 'Bob']);
    expect(room.chat.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Ada'],
      [1, 'Bob'],
      [null, 'Dot'],
    ]);
    expect(house.refusal(BOB, { do: 'say', phrase: 'hello' })).toBe('room.muted');
    expect(house.refusal(ADA, { do: 'move', move: { do: 'throw' } })).toBeNull();
  });
});
