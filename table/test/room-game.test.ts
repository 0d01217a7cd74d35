import { extra } from '@late/extra/rules';
import { seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  decideRematch,
  forgetMember,
  type RoomRequest,
  recordOf,
  restoreRoom,
  roomSeenBy,
  withoutMember,
} from '../src/index.ts';
import {
  ADA,
  BOB,
  CY,
  DOT,
  House,
  OPEN,
  seatFor,
  someHouse,
  threeAtTable,
  wanderRoom,
} from './room-house.ts';
import { expectSame, seedOf } from './sitting.ts';

const chance = seededChance(9);
const throwing: RoomRequest = { do: 'move', move: { do: 'throw' } };

describe('a game that runs', () => {
  it('is moved by those who have a seat, when it is their turn', () => {
    const house = threeAtTable();
    expect(house.refusal(DOT, throwing)).toBe('room.no-seat');
    expect(house.refusal(BOB, throwing)).toBe('move.turn');
    expect(house.refusal(ADA, { do: 'move', move: 'throw' })).toBe('move.shape');
    expect(house.do(ADA, throwing)).toEqual(['move']);
    const lobby = new House([seatFor(ADA, 'Ada')]);
    for (const request of [throwing, { do: 'undo' }, { do: 'hand-back' }] as RoomRequest[]) {
      expect(lobby.refusal(ADA, request)).toBe('room.not-started');
    }
  });

  it('keeps its seats: nobody is seated twice, and a held one is taken with a ticket only', () => {
    const house = threeAtTable();
    expect(house.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.taken');
    house.tickets.set('bobs', 1);
    const join: RoomRequest = { do: 'sit', seat: 1, name: 'Dot', ticket: 'bobs' };
    expect(house.refusal(ADA, join)).toBe('room.seated');
    house.do(DOT, join);
    expect(house.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Bob' });
    for (const as of ['closed', 'easy'] as const) {
      expect(house.refusal(ADA, { do: 'arrange', seat: 1, as })).toBe('room.started');
    }
  });

  it('is played on by a bot when somebody leaves, and by whoever takes the seat', () => {
    const house = threeAtTable();
    expect(house.do(BOB, { do: 'stand' })).toEqual(['stand', 'note']);
    expect(house.room.table?.standIns).toEqual([null, 'medium', null]);
    expect(house.refusal(BOB, { do: 'stand' })).toBe('room.no-seat');
    expect(house.sit(DOT, 1, 'Dot')).toEqual(['sit', 'note']);
    expect(house.room.table?.standIns).toEqual([null, null, null]);
    expect(house.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Dot' });
    expect(house.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBe('room.taken');
  });

  it('goes on without a bot while somebody shares the seat', () => {
    const house = threeAtTable();
    house.tickets.set('bobs', 1);
    house.do(DOT, { do: 'sit', seat: 1, name: 'Dot', ticket: 'bobs' });
    expect(house.do(BOB, { do: 'stand' })).toEqual(['stand']);
    expect(house.room.seats[1]).toMatchObject({ name: 'Bob', members: [DOT] });
  });

  it('shows somebody the door: a bot plays, and they do not come back through it', () => {
    const house = threeAtTable();
    expect(house.do(ADA, { do: 'arrange', seat: 1, as: 'open' })).toEqual(['arrange', 'note']);
    expect(house.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBe('room.barred');
    expect(house.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBeNull();
    expect(house.do(ADA, { do: 'arrange', seat: 1, as: 'open' })).toEqual(['arrange']);
    expect(house.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  });

  it('shows a new name everywhere', () => {
    const house = threeAtTable();
    house.do(BOB, { do: 'rename', name: 'Robert' });
    expect(house.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Robert' });
    expect(recordOf(house.room.table as never, house.seed).sitters[1]?.name).toBe('Robert');
    expect(house.refusal(DOT, { do: 'rename', name: 'X' })).toBe('room.no-seat');
  });
});

describe('a stand-in', () => {
  it('is for oneself, or for somebody who is away and has none', () => {
    const house = threeAtTable();
    const ask = (seat: number, level = 'easy' as const): RoomRequest => ({
      do: 'stand-in',
      seat,
      level,
    });
    expect(house.refusal(DOT, ask(1))).toBe('room.no-seat');
    expect(house.refusal(ADA, ask(1))).toBe('room.present');
    house.do(ADA, ask(0));
    expect(house.room.table?.standIns[0]).toBe('easy');
    expect(house.refusal(BOB, ask(0))).toBe('room.stood-in');
    house.absent.add(1);
    house.do(CY, ask(1));
    // Nobody may choose a weak one for a rival.
    expect(house.room.table?.standIns[1]).toBe('medium');
    house.playToEnd(chance);
    expect(house.refusal(CY, ask(2))).toBe('move.over');
  });

  it('goes as soon as somebody of the seat moves', () => {
    const house = threeAtTable();
    house.absent.add(0);
    house.do(BOB, { do: 'stand-in', seat: 0, level: 'hard' });
    expect(house.refusal(ADA, { do: 'move', move: { do: 'split' } })).toBe('move.shape');
    expect(house.room.table?.standIns[0]).toBe('hard');
    expect(house.do(ADA, throwing)).toEqual(['note', 'move']);
    expect(house.room.table?.standIns[0]).toBeNull();
    expect(house.refusal(ADA, { do: 'hand-back' })).toBe('table.no-stand-in');
  });

  it('goes when they ask, sit down again, or come on another device', () => {
    const house = threeAtTable();
    const away = () => house.do(BOB, { do: 'stand-in', seat: 1, level: 'hard' });
    away();
    expect(house.do(BOB, { do: 'hand-back' })).toEqual(['note']);
    away();
    expect(house.sit(BOB, 1, 'Bob')).toEqual(['note']);
    away();
    house.tickets.set('bobs', 1);
    expect(house.do(DOT, { do: 'sit', seat: 1, name: '', ticket: 'bobs' })).toEqual([
      'sit',
      'note',
    ]);
    expect(house.room.table?.standIns).toEqual([null, null, null]);
  });
});

describe('taking back', () => {
  it('is asked of those who are there, and forgotten when one of them leaves', () => {
    const house = threeAtTable();
    house.do(ADA, throwing);
    for (const [member, seat] of [
      [BOB, 1],
      [CY, 2],
      [ADA, 0],
    ] as const) {
      house.do(member, { do: 'move', move: house.moveFor(seat, chance) });
    }
    expect(house.refusal(DOT, { do: 'undo' })).toBe('room.no-seat');
    house.do(ADA, { do: 'undo' });
    expect(house.room.table?.undoRequest).toMatchObject({ seat: 0, needs: [1, 2] });
    expect(house.refusal(ADA, { do: 'undo' })).toBe('undo.asked');
    house.do(BOB, { do: 'stand' });
    expect(house.room.table?.undoRequest).toBeNull();
    expect(house.refusal(CY, { do: 'agree' })).toBe('undo.unasked');
    house.do(ADA, { do: 'undo' });
    expect(house.room.table?.undoRequest).toMatchObject({ seat: 0, needs: [2] });
    house.do(CY, { do: 'decline' });
    house.do(ADA, { do: 'undo' });
    expect(house.do(CY, { do: 'agree' })).toEqual(['note', 'undo']);
  });
});

describe('after the game', () => {
  it('people may go and come back to look, but no stranger takes a chair in history', () => {
    const house = threeAtTable();
    house.playToEnd(chance);
    expect(house.refusal(ADA, throwing)).toBe('move.over');
    expect(house.do(BOB, { do: 'stand' })).toEqual(['stand']);
    expect(house.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.over');
    house.tickets.set('cys', 2);
    expect(house.refusal(DOT, { do: 'sit', seat: 2, name: 'Dot', ticket: 'cys' })).toBeNull();
    expect(house.do(CY, { do: 'say', phrase: 'again' })).toEqual(['say']);
  });

  it('one rematch is opened, by somebody who was there', () => {
    const house = threeAtTable();
    const ask = (member: string) => decideRematch(house.context, member, 'room-2');
    const code = (member: string) => {
      const answer = ask(member);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(code(ADA)).toBe('room.running');
    house.playToEnd(chance);
    expect(code(DOT)).toBe('room.no-seat');
    house.accept(ask(BOB));
    expect(house.room.successor).toBe('room-2');
    expect(code(CY)).toBe('room.rematched');
    const lobby = new House([seatFor(ADA, 'Ada')]);
    expect(decideRematch(lobby.context, ADA, 'room-2')).toMatchObject({
      refusal: { code: 'room.not-started' },
    });
  });
});

describe('whoever is forgotten', () => {
  const forget = (house: House, member: string) =>
    house.accept(forgetMember(house.context, member));

  it('frees their seat before the game, and the host’s office', () => {
    const house = new House([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
    forget(house, ADA);
    expect(house.room.seats[0]).toEqual(OPEN);
    expect(house.room.host).toBe(BOB);
    forget(house, BOB);
    expect(house.room.host).toBe('');
    expect(house.refusal('', { do: 'list', listed: true })).toBe('room.host');
    house.sit(CY, 0, 'Cy');
    expect(house.room.host).toBe(CY);
  });

  it('leaves a bot, no name and no word in mid-game', () => {
    const house = threeAtTable();
    house.do(BOB, { do: 'say', text: 'I am Bob from Bath' });
    forget(house, BOB);
    expect(house.room.table?.standIns[1]).toBe('medium');
    expect(JSON.stringify(house.room)).not.toMatch(/Bob|m-bob/);
    expect(roomSeenBy(extra, house.room, house.seed, ADA).seats[1]).toMatchObject({
      kind: 'person',
      name: '',
      deserted: true,
    });
  });

  it('leaves no name behind when they had left before, nor on a shared seat that bore it', () => {
    const house = threeAtTable();
    house.do(BOB, { do: 'stand' });
    house.tickets.set('cys', 2);
    house.do(DOT, { do: 'sit', seat: 2, name: 'Dot', ticket: 'cys' });
    house.do(DOT, { do: 'say', phrase: 'hello' });
    expect(house.room.chat.at(-1)).toMatchObject({ name: 'Cy' });
    house.playToEnd(chance);
    forget(house, BOB);
    forget(house, CY);
    expect(JSON.stringify(house.room)).not.toMatch(/"Bob|"Cy|m-bob|m-cy/);
    expect(house.room.chat).toMatchObject([{ name: '', phrase: 'hello' }]);
    const steps = [BOB, CY].reduce(withoutMember, house.steps);
    expect(JSON.stringify(steps)).not.toMatch(/"Bob|"Cy|m-bob|m-cy/);
    expect(house.room.seats[2]).toEqual({ kind: 'person', name: '', members: [DOT], mates: [] });
    const { sitters } = recordOf(house.room.table as never, house.seed);
    expect(sitters.map(({ name }) => name)).toEqual(['Ada', '2', '3']);
  });

  it('is not taken for another who was forgotten', () => {
    const house = threeAtTable();
    const steps = [ADA, BOB].reduce(withoutMember, house.steps);
    expect(restoreRoom(extra, steps).seated).toEqual(['gone-1', 'gone-2', CY]);
  });

  it('leaves no trace in the steps either, and the room is the same', () => {
    for (let number = 0; number < 60; number++) {
      const luck = seededChance(number);
      const house = someHouse(luck, seedOf(number));
      wanderRoom(house, luck, 70, () => {});
      for (const member of [ADA, BOB]) {
        forget(house, member);
        house.steps.splice(0, Number.POSITIVE_INFINITY, ...withoutMember(house.steps, member));
        expect(JSON.stringify([house.steps, house.room])).not.toContain(member);
        expectSame(restoreRoom(extra, house.steps), house.room);
      }
    }
  });
});
