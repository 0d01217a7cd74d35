import { extra } from '@late/extra/rules';
import { commitment, seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  closeByHouse,
  decideRematch,
  recordOf,
  rematchSeats,
  restoreRoom,
  roomSeenBy,
} from '../src/index.ts';
import { ADA, BOB, CY, DOT, RoomScene, seatFor, TEAMED, threeAtTable } from './room-scene.ts';
import { expectSame, SEED } from './sitting.ts';

const closed = (scene: RoomScene) => {
  expect(scene.do(ADA, { do: 'close' })).toEqual(['close']);
  return scene;
};

describe('a running game', () => {
  it('is closed by its host: it has no result, waits for nobody, and all are told', () => {
    const scene = threeAtTable();
    expect(scene.refusal(BOB, { do: 'close' })).toBe('room.host');
    closed(scene);
    for (const member of [ADA, BOB, DOT, '']) {
      const { table, closed: closing } = roomSeenBy(extra, scene.room, scene.seed, member);
      expect(closing).toEqual({ by: 'host', at: scene.now });
      expect(table).toMatchObject({ result: null, question: null, undo: null, undoRequest: null });
      expect(table?.turn).toMatchObject({ must: [], may: [] });
    }
    expectSame(restoreRoom(extra, JSON.parse(JSON.stringify(scene.steps))), scene.room);
  });

  it('tells neither its seed nor what was not open, and its record ends where it was open last', () => {
    const scene = threeAtTable();
    const chance = seededChance(1);
    scene.do(ADA, { do: 'move', move: scene.moveFor(0, chance) });
    // Only one of three has decided: nobody else may know how.
    scene.do(BOB, { do: 'move', move: scene.moveFor(1, chance) });
    const before = roomSeenBy(extra, scene.room, scene.seed, CY);
    closed(scene);
    const after = roomSeenBy(extra, scene.room, scene.seed, CY);
    expect(after.table?.view).toEqual(before.table?.view);
    expect(JSON.stringify(after)).not.toContain(SEED);
    expect(after.table?.seed).toBeNull();
    const { table } = scene.room;
    const record = recordOf(table as NonNullable<typeof table>, scene.seed);
    expect(record).toMatchObject({ seed: null, commitment: commitment(SEED) });
    expect(record.log.length).toBe(table?.openLength);
    expect(record.log.length).toBeLessThan(table?.log.length ?? 0);
  });

  it('is played, left to bots, opened and joined no more; talk and leave stay', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), seatFor(CY, 'Cy')], {
      game: TEAMED,
    });
    scene.do(ADA, { do: 'start' });
    scene.do(DOT, { do: 'knock', seat: 1, name: 'Dot' });
    scene.do(CY, { do: 'stand' });
    scene.tickets.set('ticket', 1);
    closed(scene);
    const throwing = { do: 'throw' };
    for (const [member, request] of [
      [ADA, { do: 'move', move: throwing }],
      [ADA, { do: 'undo' }],
      [ADA, { do: 'stand-in', seat: 0, level: 'hard' }],
      [ADA, { do: 'close' }],
      [ADA, { do: 'start' }],
      [ADA, { do: 'arrange', seat: 1, as: 'open' }],
      [ADA, { do: 'remove', seat: 1, wanted: true }],
      [CY, { do: 'sit', seat: 2, name: 'Cy' }],
      [DOT, { do: 'sit', seat: 1, name: 'Dot', ticket: 'ticket' }],
      [DOT, { do: 'knock', seat: 1, name: 'Dot' }],
      [BOB, { do: 'admit', name: 'Dot' }],
    ] as const) {
      expect(scene.refusal(member, request), request.do).toBe('room.closed');
    }
    expect(roomSeenBy(TEAMED, scene.room, SEED, BOB).knocks).toEqual([]);
    expect(scene.act({ do: 'move', seat: 0, move: throwing })).toMatchObject({ ok: false });
    expect(scene.do(BOB, { do: 'say', text: 'A pity' })).toEqual(['say']);
    expect(scene.do(ADA, { do: 'mute', seat: 1, muted: true })).toEqual(['mute']);
    expect(scene.do(BOB, { do: 'stand' })).toEqual(['stand']);
  });

  it('is followed by a rematch of those who are still there', () => {
    const scene = closed(threeAtTable());
    const answer = scene.accept(
      decideRematch(scene.context, BOB, { room: 'next', insteadOf: null }),
    );
    expect(answer.ok).toBe(true);
    expect(scene.room.successor).toBe('next');
    const [first, ...others] = scene.room.seats;
    expect(rematchSeats(scene.room)).toEqual([...others, first]);
  });

  it('is closed at tables with days to a move too, and however much was said', () => {
    const days = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], {
      clock: { kind: 'days', days: 2 },
    });
    days.do(ADA, { do: 'start' });
    closed(days);
    const { table } = roomSeenBy(extra, days.room, SEED, ADA);
    expect(table?.deadlines).toEqual([null, null]);
    const talked = threeAtTable();
    talked.room = { ...talked.room, asides: 4_999 };
    expect(talked.refusal(ADA, { do: 'rename', name: 'More' })).toBe('table.full');
    expect(talked.refusal(ADA, { do: 'close' })).toBeNull();
  });

  it('must run: not before the deal, nor after the end', () => {
    const lobby = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
    expect(lobby.refusal(ADA, { do: 'close' })).toBe('room.not-started');
    lobby.do(ADA, { do: 'start' });
    lobby.playToEnd(seededChance(2));
    expect(lobby.refusal(ADA, { do: 'close' })).toBe('room.over');
  });
});

describe('whoever runs the house', () => {
  it('closes a table before, during and after its game: nothing is said there any more', () => {
    const lobby = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
    const over = threeAtTable();
    over.playToEnd(seededChance(3));
    for (const scene of [lobby, threeAtTable(), closed(threeAtTable()), over]) {
      expect(scene.accept(closeByHouse(scene.context)).ok).toBe(true);
      expect(scene.room.closed).toEqual({ by: 'house', at: scene.now });
      expect(scene.refusal(ADA, { do: 'say', text: 'But' })).toBe('room.closed');
      expect(scene.refusal(ADA, { do: 'start' })).toBe('room.closed');
      expect(decideRematch(scene.context, ADA, { room: 'next', insteadOf: null }).ok).toBe(false);
      expect(closeByHouse(scene.context).ok).toBe(false);
      expectSame(restoreRoom(extra, scene.steps), scene.room);
    }
  });
});

describe('the office of a host where a move may take days', () => {
  it('is taken only when their time has run out, or a bot plays for them', () => {
    const day = 24 * 60 * 60 * 1000;
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], {
      clock: { kind: 'days', days: 1 },
    });
    scene.do(ADA, { do: 'start' });
    scene.absent.add(0);
    expect(scene.refusal(BOB, { do: 'host', seat: 1 })).toBe('room.host-days');
    scene.now += day;
    expect(scene.refusal(BOB, { do: 'host', seat: 1 })).toBeNull();
    scene.act({ do: 'stand-in', seat: 0, level: 'medium' });
    expect(scene.refusal(BOB, { do: 'host', seat: 1 })).toBeNull();
    scene.absent.delete(0);
    expect(scene.refusal(BOB, { do: 'host', seat: 1 })).toBe('room.host-here');
  });
});
