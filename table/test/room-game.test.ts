import { extra } from '@late/extra/rules';
import { seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  decideRematch,
  forgetMember,
  type RoomAct,
  type RoomRequest,
  type RoomSeat,
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
  OPEN,
  RoomScene,
  seatFor,
  someScene,
  TEAMED,
  threeAtTable,
  wanderRoom,
} from './room-scene.ts';
import { expectSame, seedOf } from './sitting.ts';

const chance = seededChance(9);
const throwing: RoomRequest = { do: 'move', move: { do: 'throw' } };

describe('a game that runs', () => {
  it('is moved by those who have a seat, when it is their turn', () => {
    const scene = threeAtTable();
    expect(scene.refusal(DOT, throwing)).toBe('room.no-seat');
    expect(scene.refusal(BOB, throwing)).toBe('move.turn');
    expect(scene.refusal(ADA, { do: 'move', move: 'throw' })).toBe('move.shape');
    expect(scene.do(ADA, throwing)).toEqual(['move']);
    const lobby = new RoomScene([seatFor(ADA, 'Ada')]);
    for (const request of [throwing, { do: 'undo' }, { do: 'hand-back' }] as RoomRequest[]) {
      expect(lobby.refusal(ADA, request)).toBe('room.not-started');
    }
  });

  it('keeps its seats: nobody is seated twice, and a held one is taken with a ticket only', () => {
    const scene = threeAtTable();
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.taken');
    scene.tickets.set('bobs', 1);
    const join: RoomRequest = { do: 'sit', seat: 1, name: 'Dot', ticket: 'bobs' };
    expect(scene.refusal(ADA, join)).toBe('room.seated');
    scene.do(DOT, join);
    expect(scene.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Bob' });
    for (const as of ['closed', 'easy'] as const) {
      expect(scene.refusal(ADA, { do: 'arrange', seat: 1, as })).toBe('room.started');
    }
  });

  it('is played on by a bot when somebody leaves, until they are back', () => {
    const scene = threeAtTable();
    expect(scene.do(BOB, { do: 'stand' })).toEqual(['stand', 'note']);
    expect(scene.room.table?.standIns).toEqual([null, 'medium', null]);
    expect(scene.refusal(BOB, { do: 'stand' })).toBe('room.no-seat');
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.kept');
    expect(scene.refusal(ADA, { do: 'sit', seat: 1, name: 'Ada' })).toBe('room.seated');
    const returns = [BOB, DOT, ADA].map(
      (member) => roomSeenBy(extra, scene.room, scene.seed, member).returnsTo,
    );
    expect(returns).toEqual([1, null, null]);
    expect(scene.sit(BOB, 1, 'Robert')).toEqual(['sit', 'note']);
    expect(scene.room.table?.standIns).toEqual([null, null, null]);
    expect(scene.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Robert' });
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.taken');
  });

  it('opens no second hand to anybody, by no chair that was left', () => {
    const scene = threeAtTable();
    scene.do(BOB, { do: 'stand' });
    scene.do(ADA, { do: 'stand' });
    expect(scene.refusal(ADA, { do: 'sit', seat: 1, name: 'Ada' })).toBe('room.other-hand');
    scene.tickets.set('cys', 2);
    const join: RoomRequest = { do: 'sit', seat: 2, name: 'Ada', ticket: 'cys' };
    expect(scene.refusal(ADA, join)).toBe('room.other-hand');
    expect(scene.sit(ADA, 0, 'Ada')).toEqual(['sit', 'note']);
  });

  it('goes on without a bot while somebody shares the seat', () => {
    const scene = threeAtTable();
    scene.tickets.set('bobs', 1);
    scene.do(DOT, { do: 'sit', seat: 1, name: 'Dot', ticket: 'bobs' });
    expect(scene.do(BOB, { do: 'stand' })).toEqual(['stand']);
    expect(scene.room.seats[1]).toMatchObject({ name: 'Bob', members: [DOT] });
  });

  it('shows nobody the door: no host opens a hand', () => {
    const scene = threeAtTable();
    expect(scene.refusal(ADA, { do: 'arrange', seat: 1, as: 'open' })).toBe('room.started');
    scene.do(BOB, { do: 'stand' });
    expect(scene.refusal(ADA, { do: 'arrange', seat: 1, as: 'open' })).toBe('room.started');
    expect(scene.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  });

  it('lets in by a link once, or until somebody who came by it was shown the door', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });
    scene.do(ADA, { do: 'start' });
    scene.tickets.set('once', 1).set('kept', 1);
    scene.onceOnly.add('once');
    const by = (ticket: string, name: string): RoomRequest => ({
      do: 'sit',
      seat: 1,
      name,
      ticket,
    });
    scene.do(CY, by('once', 'Cy'));
    expect(scene.refusal(DOT, by('once', 'Dot'))).toBe('room.taken');
    scene.do(DOT, by('kept', 'Dot'));
    scene.do('m-eve', by('kept', 'Eve'));
    // Whoever has been there needs no link to come back.
    scene.do(CY, { do: 'stand' });
    scene.do(CY, { do: 'sit', seat: 1, name: 'Cy' });
    scene.do(BOB, { do: 'dismiss', seat: 1, name: 'Dot' });
    expect(scene.refusal(DOT, by('kept', 'Dot'))).toBe('room.barred');
    expect(scene.refusal('m-dot-again', by('kept', 'Dot'))).toBe('room.taken');
    scene.accept(forgetMember(scene.context, DOT));
    expect(scene.refusal('m-dot-again', by('kept', 'Dot'))).toBe('room.taken');
    expectSame(restoreRoom(TEAMED, withoutMember(scene.steps, DOT)), scene.room);
  });

  it('goes on where it was begun before: a seat that a host once opened, and who took it', () => {
    const scene = threeAtTable();
    const held = scene.room.seats[1] as RoomSeat & { kind: 'person' };
    const acts: RoomAct[] = [
      { do: 'arrange', seat: 1, as: { ...held, members: [] } },
      { do: 'sit', seat: 1, member: DOT, name: 'Dot' },
      { do: 'stand', seat: 1, member: DOT },
      { do: 'stand', seat: 0, member: ADA },
      { do: 'sit', seat: 1, member: ADA, name: 'Ada' },
    ];
    for (const act of acts) scene.steps.push({ seq: scene.steps.length, at: scene.now, act });
    scene.room = restoreRoom(extra, scene.steps);
    expect(scene.room.readers).toEqual([[ADA], [BOB, DOT, ADA], [CY]]);
    expect(scene.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBe('room.barred');
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBeNull();
    expect(scene.refusal(ADA, throwing)).toBe('move.turn');
  });

  it('shows a new name everywhere', () => {
    const scene = threeAtTable();
    scene.do(BOB, { do: 'rename', name: 'Robert' });
    expect(scene.room.table?.plan.holders[1]).toEqual({ kind: 'person', name: 'Robert' });
    expect(recordOf(scene.room.table as never, scene.seed).sitters[1]?.name).toBe('Robert');
    expect(scene.refusal(DOT, { do: 'rename', name: 'X' })).toBe('room.no-seat');
  });
});

describe('a stand-in', () => {
  it('is for oneself, or for somebody who is away and has none', () => {
    const scene = threeAtTable();
    const ask = (seat: number, level = 'easy' as const): RoomRequest => ({
      do: 'stand-in',
      seat,
      level,
    });
    expect(scene.refusal(DOT, ask(1))).toBe('room.no-seat');
    expect(scene.refusal(ADA, ask(1))).toBe('room.present');
    scene.do(ADA, ask(0));
    expect(scene.room.table?.standIns[0]).toBe('easy');
    expect(scene.refusal(BOB, ask(0))).toBe('room.stood-in');
    scene.absent.add(1);
    scene.do(CY, ask(1));
    // Nobody may choose a weak one for a rival.
    expect(scene.room.table?.standIns[1]).toBe('medium');
    scene.playToEnd(chance);
    expect(scene.refusal(CY, ask(2))).toBe('move.over');
  });

  it('is for those who let their time run out, where a move may take days', () => {
    const clock = { kind: 'days', days: 1 } as const;
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { clock });
    scene.do(ADA, { do: 'start' });
    scene.absent.add(0);
    const ask: RoomRequest = { do: 'stand-in', seat: 0, level: 'medium' };
    expect(scene.refusal(BOB, ask)).toBe('room.present');
    scene.now += 24 * 60 * 60 * 1000;
    expect(scene.refusal(BOB, ask)).toBeNull();
  });

  it('goes as soon as somebody of the seat moves', () => {
    const scene = threeAtTable();
    scene.absent.add(0);
    scene.do(BOB, { do: 'stand-in', seat: 0, level: 'hard' });
    expect(scene.refusal(ADA, { do: 'move', move: { do: 'split' } })).toBe('move.shape');
    expect(scene.room.table?.standIns[0]).toBe('hard');
    expect(scene.do(ADA, throwing)).toEqual(['note', 'move']);
    expect(scene.room.table?.standIns[0]).toBeNull();
    expect(scene.refusal(ADA, { do: 'hand-back' })).toBe('table.no-stand-in');
  });

  it('goes when they ask, sit down again, or come on another device', () => {
    const scene = threeAtTable();
    const away = () => scene.do(BOB, { do: 'stand-in', seat: 1, level: 'hard' });
    away();
    expect(scene.do(BOB, { do: 'hand-back' })).toEqual(['note']);
    away();
    expect(scene.sit(BOB, 1, 'Bob')).toEqual(['note']);
    away();
    scene.tickets.set('bobs', 1);
    expect(scene.do(DOT, { do: 'sit', seat: 1, name: '', ticket: 'bobs' })).toEqual([
      'sit',
      'note',
    ]);
    expect(scene.room.table?.standIns).toEqual([null, null, null]);
  });
});

describe('taking back', () => {
  it('is asked of those who are there, and forgotten when one of them leaves', () => {
    const scene = threeAtTable();
    scene.do(ADA, throwing);
    for (const [member, seat] of [
      [BOB, 1],
      [CY, 2],
      [ADA, 0],
    ] as const) {
      scene.do(member, { do: 'move', move: scene.moveFor(seat, chance) });
    }
    expect(scene.refusal(DOT, { do: 'undo' })).toBe('room.no-seat');
    scene.do(ADA, { do: 'undo' });
    expect(scene.room.table?.undoRequest).toMatchObject({ seat: 0, needs: [1, 2] });
    expect(scene.refusal(ADA, { do: 'undo' })).toBe('undo.asked');
    scene.do(BOB, { do: 'stand' });
    expect(scene.room.table?.undoRequest).toBeNull();
    expect(scene.refusal(CY, { do: 'agree' })).toBe('undo.unasked');
    scene.do(ADA, { do: 'undo' });
    expect(scene.room.table?.undoRequest).toMatchObject({ seat: 0, needs: [2] });
    scene.do(CY, { do: 'decline' });
    scene.do(ADA, { do: 'undo' });
    expect(scene.do(CY, { do: 'agree' })).toEqual(['note', 'undo']);
  });
});

describe('after the game', () => {
  it('people may go and come back to look, but no stranger takes a chair in history', () => {
    const scene = threeAtTable();
    scene.playToEnd(chance);
    expect(scene.refusal(ADA, throwing)).toBe('move.over');
    expect(scene.do(BOB, { do: 'stand' })).toEqual(['stand']);
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.over');
    scene.tickets.set('cys', 2);
    expect(scene.refusal(DOT, { do: 'sit', seat: 2, name: 'Dot', ticket: 'cys' })).toBeNull();
    expect(scene.do(CY, { do: 'say', phrase: 'again' })).toEqual(['say']);
  });

  it('one rematch is opened, by somebody who was there', () => {
    const scene = threeAtTable();
    const ask = (member: string) =>
      decideRematch(scene.context, member, { room: 'room-2', insteadOf: null });
    const code = (member: string) => {
      const answer = ask(member);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(code(ADA)).toBe('room.running');
    scene.playToEnd(chance);
    expect(code(DOT)).toBe('room.no-seat');
    scene.accept(ask(BOB));
    expect(scene.room.successor).toBe('room-2');
    expect(code(CY)).toBe('room.rematched');
    const lobby = new RoomScene([seatFor(ADA, 'Ada')]);
    expect(decideRematch(lobby.context, ADA, { room: 'room-2', insteadOf: null })).toMatchObject({
      refusal: { code: 'room.not-started' },
    });
  });
});

describe('whoever is forgotten', () => {
  const forget = (scene: RoomScene, member: string) =>
    scene.accept(forgetMember(scene.context, member));

  it('frees their seat before the game, and the host’s office', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
    forget(scene, ADA);
    expect(scene.room.seats[0]).toEqual(OPEN);
    expect(scene.room.host).toBe(BOB);
    forget(scene, BOB);
    expect(scene.room.host).toBe('');
    expect(scene.refusal('', { do: 'list', listed: true })).toBe('room.host');
    scene.sit(CY, 0, 'Cy');
    expect(scene.room.host).toBe(CY);
  });

  it('leaves a bot, no name and no word in mid-game', () => {
    const scene = threeAtTable();
    scene.do(BOB, { do: 'say', text: 'I am Bob from Bath' });
    forget(scene, BOB);
    expect(scene.room.table?.standIns[1]).toBe('medium');
    expect(JSON.stringify(scene.room)).not.toMatch(/Bob|m-bob/);
    expect(roomSeenBy(extra, scene.room, scene.seed, ADA).seats[1]).toMatchObject({
      kind: 'person',
      name: '',
      deserted: true,
    });
  });

  it('leaves no name behind when they had left before, nor on a shared seat that bore it', () => {
    const scene = threeAtTable();
    scene.do(BOB, { do: 'stand' });
    scene.tickets.set('cys', 2);
    scene.do(DOT, { do: 'sit', seat: 2, name: 'Dot', ticket: 'cys' });
    scene.do(DOT, { do: 'say', phrase: 'hello' });
    expect(scene.room.chat.at(-1)).toMatchObject({ name: 'Cy' });
    scene.playToEnd(chance);
    forget(scene, BOB);
    forget(scene, CY);
    expect(JSON.stringify(scene.room)).not.toMatch(/"Bob|"Cy|m-bob|m-cy/);
    expect(scene.room.chat).toMatchObject([{ name: '', phrase: 'hello' }]);
    const steps = [BOB, CY].reduce(withoutMember, scene.steps);
    expect(JSON.stringify(steps)).not.toMatch(/"Bob|"Cy|m-bob|m-cy/);
    expect(scene.room.seats[2]).toEqual({ kind: 'person', name: '', members: [DOT], mates: [] });
    const { sitters } = recordOf(scene.room.table as never, scene.seed);
    expect(sitters.map(({ name }) => name)).toEqual(['Ada', '2', '3']);
  });

  it('is not taken for another who was forgotten', () => {
    const scene = threeAtTable();
    const steps = [ADA, BOB].reduce(withoutMember, scene.steps);
    expect(restoreRoom(extra, steps).seated).toEqual(['gone-1', 'gone-2', CY]);
  });

  it('leaves no trace in the steps either, and the room is the same', () => {
    for (let number = 0; number < 60; number++) {
      const luck = seededChance(number);
      const scene = someScene(luck, seedOf(number));
      wanderRoom(scene, luck, 70, () => {});
      for (const member of [ADA, BOB]) {
        forget(scene, member);
        scene.steps.splice(0, Number.POSITIVE_INFINITY, ...withoutMember(scene.steps, member));
        expect(JSON.stringify([scene.steps, scene.room])).not.toContain(member);
        expectSame(restoreRoom(extra, scene.steps), scene.room);
      }
    }
  });
});
