import { seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  forgetMember,
  ROOM_LIMITS,
  type RoomRequest,
  recordOf,
  rematchSeats,
  restoreRoom,
  roomSeenBy,
  withoutMember,
} from '../src/index.ts';
import { ADA, BOB, CY, DOT, House, OPEN, seatFor, TEAMED, threeAtTable } from './room-house.ts';
import { expectSame } from './sitting.ts';

const chance = seededChance(5);
const throwing: RoomRequest = { do: 'move', move: { do: 'throw' } };

/** Ada (the host) and Bob in a waiting room whose game has teams. */
const lobby = () => new House([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN], { game: TEAMED });

const knocking = (seat: number, name: string): RoomRequest => ({ do: 'knock', seat, name });

/** The same with Cy on Ada's seat, and the game begun if that is wanted. */
function teamHouse(started = true): House {
  const house = lobby();
  house.do(CY, knocking(0, 'Cy'));
  house.do(ADA, { do: 'admit', name: 'Cy' });
  if (started) house.do(ADA, { do: 'start' });
  return house;
}

const seen = (house: House, member: string) =>
  roomSeenBy(house.game, house.room, house.seed, member);

describe('joining a team', () => {
  it('is asked of its people, who alone hear it and open', () => {
    const house = lobby();
    expect(house.do(CY, knocking(0, 'Cy'))).toEqual(['knock']);
    expect(house.do(CY, knocking(0, 'Cy'))).toEqual([]);
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
    expect([ADA, BOB, CY, DOT].map((member) => seen(house, member).knocks)).toEqual([
      ['Cy'],
      [],
      [],
      [],
    ]);
    expect([ADA, CY, DOT].map((member) => seen(house, member).knocksAt)).toEqual([null, 0, null]);
    expect(house.refusal(BOB, { do: 'admit', name: 'Cy' })).toBe('room.nobody');
    expect(house.refusal(DOT, { do: 'admit', name: 'Cy' })).toBe('room.no-seat');
    expect(house.refusal(CY, { do: 'admit', name: 'Cy' })).toBe('room.no-seat');
    expect(house.do(ADA, { do: 'admit', name: 'Cy' })).toEqual(['sit']);
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY] });
    expect(seen(house, DOT).seats[0]).toMatchObject({ name: 'Ada & Cy', mates: ['Ada', 'Cy'] });
    expect(seen(house, CY)).toMatchObject({ seat: 0, called: 'Cy', knocksAt: null });
    expect(house.room.knocks).toEqual([]);
  });

  it('never happens by taking a seat in the same moment as somebody else', () => {
    const house = lobby();
    house.sit(CY, 2, 'Cy');
    expect(house.refusal(DOT, { do: 'sit', seat: 2, name: 'Dot' })).toBe('room.taken');
  });

  it('can be refused and thought better of', () => {
    const house = lobby();
    house.do(CY, knocking(0, 'Cy'));
    house.do(ADA, { do: 'turn-away', name: 'Cy' });
    expect(seen(house, ADA).knocks).toEqual([]);
    house.do(CY, knocking(0, 'Cy'));
    house.do(CY, knocking(1, 'Cy'));
    expect([ADA, BOB].map((member) => seen(house, member).knocks)).toEqual([[], ['Cy']]);
    expect(house.do(CY, { do: 'withdraw' })).toEqual(['unknock']);
    expect(house.do(CY, { do: 'withdraw' })).toEqual([]);
    expect(house.refusal(BOB, { do: 'admit', name: 'Cy' })).toBe('room.nobody');
  });

  it('is for games that have teams, seats that are held, and those who may be there', () => {
    expect(threeAtTable().refusal(DOT, knocking(0, 'Dot'))).toBe('room.taken');
    const house = lobby();
    expect(house.refusal(CY, knocking(2, 'Cy'))).toBe('room.nobody');
    expect(house.refusal(CY, knocking(3, 'Cy'))).toBe('table.seat');
    expect(house.do(ADA, knocking(0, 'Ada'))).toEqual([]);
    house.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    expect(house.refusal(BOB, knocking(0, 'Bob'))).toBe('room.barred');
    const playing = teamHouse();
    expect(playing.refusal(BOB, knocking(0, 'Bob'))).toBe('room.seated');
    playing.playToEnd(chance);
    expect(playing.refusal(DOT, knocking(0, 'Dot'))).toBe('room.over');
  });

  it('is bounded, at the table and at the door', () => {
    const house = lobby();
    for (let guest = 1; guest < ROOM_LIMITS.members; guest++) {
      house.do(`g${guest}`, knocking(0, `G${guest}`));
      house.do(ADA, { do: 'admit', name: `G${guest}` });
    }
    expect(house.refusal(CY, knocking(0, 'Cy'))).toBe('room.crowded');
    for (let guest = 0; guest < ROOM_LIMITS.members; guest++) {
      house.do(`h${guest}`, knocking(1, 'H'));
    }
    expect(house.refusal(CY, knocking(1, 'Cy'))).toBe('room.crowded');
    expect(new Set(seen(house, BOB).knocks).size).toBe(ROOM_LIMITS.members);
  });

  it('is asked for only so often, so that no stranger talks a room full', () => {
    const house = lobby();
    for (let times = 0; times < ROOM_LIMITS.knocks; times++) {
      house.do(CY, knocking(0, 'Cy'));
      house.do(CY, { do: 'withdraw' });
    }
    expect(house.refusal(CY, knocking(0, 'Cy'))).toBe('room.full');
    expect(house.refusal(ADA, { do: 'say', phrase: 'hello' })).toBeNull();
    expect(house.refusal(CY, { do: 'sit', seat: 2, name: 'Cy' })).toBeNull();
  });

  it('works with the team’s own link as well, before the game and in it', () => {
    const house = teamHouse();
    house.tickets.set('adas', 0);
    house.do(DOT, { do: 'sit', seat: 0, name: 'Cy', ticket: 'adas' });
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada, Cy & Cy 2' });
    expect(house.room.table?.plan.holders[0]).toEqual({ kind: 'team', name: 'Ada, Cy & Cy 2' });
    house.do(DOT, { do: 'stand' });
    house.playToEnd(chance);
    // In history it is only another device of somebody who was there.
    house.do(DOT, { do: 'sit', seat: 0, name: 'Dot', ticket: 'adas' });
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY, DOT] });
  });

  it('leaves the chair one had, and the doors at which one waited', () => {
    const house = lobby();
    house.do(DOT, knocking(1, 'Dot'));
    house.do(BOB, knocking(0, 'Bob'));
    house.do(ADA, { do: 'admit', name: 'Bob' });
    expect(house.room.seats.map((held) => ('name' in held ? held.name : ''))).toEqual([
      'Ada & Bob',
      '',
      '',
    ]);
    expect(house.room.knocks).toEqual([]);
    house.sit(BOB, 1, 'Bob');
    expect(house.room.seats.map((held) => ('name' in held ? held.name : ''))).toEqual([
      'Ada',
      'Bob',
      '',
    ]);
  });

  it('keeps waiting at the same door when the seats move up', () => {
    const house = new House([OPEN, seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });
    house.do(CY, knocking(2, 'Cy'));
    house.do(ADA, { do: 'start' });
    expect([ADA, BOB].map((member) => seen(house, member).knocks)).toEqual([[], ['Cy']]);
    house.do(BOB, { do: 'admit', name: 'Cy' });
    expect(seen(house, CY)).toMatchObject({ seat: 1, table: { viewer: 1 } });
  });
});

describe('a team', () => {
  it('sees what its seat sees, and any of it acts', () => {
    const house = teamHouse();
    expect(house.room.table?.plan.holders[0]).toEqual({ kind: 'team', name: 'Ada & Cy' });
    house.do(CY, throwing);
    house.do(ADA, { do: 'move', move: house.moveFor(0, chance) });
    expectSame(seen(house, CY).table, seen(house, ADA).table);
    expect(seen(house, BOB).table).not.toEqual(seen(house, ADA).table);
  });

  it('is taken at its first word: the second to the same question is refused', () => {
    const house = teamHouse();
    house.do(ADA, throwing);
    const question = seen(house, ADA).table?.question ?? -1;
    expect(seen(house, CY).table?.question).toBe(question);
    const [mine, other] = [0, 0].map(() => house.moveFor(0, chance));
    house.do(CY, { do: 'move', move: other, question });
    expect(house.refusal(ADA, { do: 'move', move: mine, question })).toMatch(/^move\./);
  });

  it('keeps its seat and loses a name when one leaves; a bot comes after the last', () => {
    const house = teamHouse();
    expect(house.do(ADA, { do: 'stand' })).toEqual(['stand']);
    expect(house.room.seats[0]).toMatchObject({ name: 'Cy', members: [CY] });
    expect(house.room.table?.plan.holders[0]).toEqual({ kind: 'person', name: 'Cy' });
    expect(house.refusal(CY, throwing)).toBeNull();
    expect(house.do(CY, { do: 'stand' })).toEqual(['stand', 'note']);
    expect(house.room.table?.standIns[0]).toBe('medium');
  });

  it('needs no bot while one of it is there', () => {
    const house = teamHouse();
    const here = new Set<string>([ADA, CY]);
    house.facts.away = (member) => !here.has(member);
    const ask: RoomRequest = { do: 'stand-in', seat: 0, level: 'easy' };
    expect(house.refusal(ADA, ask)).toBe('room.mates');
    here.delete(CY);
    expect(house.refusal(ADA, ask)).toBeNull();
  });

  it('agrees and asks with one voice, whoever speaks', () => {
    const house = teamHouse();
    house.do(ADA, throwing);
    house.do(CY, { do: 'move', move: house.moveFor(0, chance) });
    house.do(BOB, { do: 'move', move: house.moveFor(1, chance) });
    house.do(BOB, { do: 'undo' });
    expect(house.room.table?.undoRequest).toMatchObject({ seat: 1, needs: [0] });
    expect(house.do(CY, { do: 'agree' })).toEqual(['note', 'undo']);
    expect(house.refusal(ADA, { do: 'agree' })).toBe('undo.unasked');
  });

  it('lets the host show one of it the door', () => {
    const house = teamHouse();
    const dismiss: RoomRequest = { do: 'dismiss', seat: 0, name: 'Cy' };
    expect(house.refusal(BOB, dismiss)).toBe('room.host');
    expect(house.refusal(ADA, { ...dismiss, seat: 1 } as RoomRequest)).toBe('room.nobody');
    expect(house.do(ADA, dismiss)).toEqual(['stand']);
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
    expect(house.refusal(CY, knocking(0, 'Cy'))).toBe('room.barred');
  });

  it('names itself, each for themselves', () => {
    const house = teamHouse();
    house.do(CY, { do: 'rename', name: 'ADA' });
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada & ADA 2' });
    house.do(ADA, { do: 'rename', name: 'Zoe' });
    house.do(BOB, { do: 'rename', name: 'zoe' });
    expect(house.room.seats.map((held) => 'name' in held && held.name)).toEqual([
      'Zoe & ADA 2',
      'zoe 2',
    ]);
    expect(recordOf(house.room.table as never, house.seed).sitters[0]?.name).toBe('Zoe & ADA 2');
  });

  it('closes its door with the game', () => {
    const house = teamHouse();
    house.do(DOT, knocking(0, 'Dot'));
    expect([seen(house, ADA).knocks, seen(house, DOT).knocksAt]).toEqual([['Dot'], 0]);
    house.playToEnd(chance);
    expect([seen(house, ADA).knocks, seen(house, DOT).knocksAt]).toEqual([[], null]);
  });

  it('plays on together in the next room', () => {
    const house = teamHouse();
    house.playToEnd(chance);
    const next = new House(rematchSeats(house.room), { game: TEAMED });
    expect(next.room.seats[0]).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY] });
    expect(seen(next, CY).called).toBe('Cy');
    next.do(CY, { do: 'stand' });
    expect(next.room.seats[0]).toMatchObject({ name: 'Ada' });
  });

  it('forgets one of it without a trace, who knocked, played and talked', () => {
    const house = teamHouse();
    house.do(CY, { do: 'say', text: 'Cy says', to: 'team' });
    house.do(ADA, { do: 'say', text: 'Yes', to: 'team' });
    house.do(DOT, knocking(0, 'Dot'));
    for (const member of [CY, DOT]) {
      house.accept(forgetMember(house.context, member));
      house.steps.splice(0, Number.POSITIVE_INFINITY, ...withoutMember(house.steps, member));
    }
    expect(JSON.stringify([house.steps, house.room])).not.toMatch(/Cy|Dot|m-cy|m-dot/);
    expectSame(restoreRoom(TEAMED, house.steps), house.room);
    expect(house.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
  });
});
