import { type Entry, RECORD_LIMITS } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  decideRematch,
  isPassing,
  itemsOf,
  passingSteps,
  ROOM_LIMITS,
  type RoomStep,
  restoreRoom,
  roomSeenBy,
} from '../src/index.ts';
import { pagesOf } from '../src/pages.ts';
import { ADA, BOB, CY, DOT, RoomScene, seatFor, TEAMED, threeAtTable } from './room-scene.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const team = () => new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });

describe('talk and knocks', () => {
  it('have a space of their own: however much is said, the rest of the room stays as wide', () => {
    const scene = threeAtTable();
    const { asides } = scene.room;
    for (let line = 0; line < 4_200; line++) {
      scene.now += 4 * SECOND;
      scene.do(line % 2 ? ADA : BOB, { do: 'say', text: `${line}` });
    }
    expect(scene.room.asides).toBe(asides);
    expect(scene.refusal(ADA, { do: 'rename', name: 'Eve' })).toBeNull();
    expect(passingSteps(scene.room)).toHaveLength(ROOM_LIMITS.chat);
  });

  it('are bounded for each person in a minute, and for nobody else by it', () => {
    const scene = threeAtTable();
    for (let line = 0; line < ROOM_LIMITS.lines; line++) {
      scene.now += SECOND;
      scene.do(ADA, { do: 'say', text: `${line}` });
    }
    expect(scene.refusal(ADA, { do: 'say', phrase: 'hello' })).toBe('room.slowly');
    expect(scene.refusal(BOB, { do: 'say', phrase: 'hello' })).toBeNull();
    scene.now += MINUTE;
    expect(scene.refusal(ADA, { do: 'say', phrase: 'hello' })).toBeNull();
  });

  it('push out the oldest words of whoever talks most', () => {
    const scene = threeAtTable();
    scene.do(BOB, { do: 'say', text: 'I was here' });
    for (let line = 0; line < 200; line++) {
      scene.now += 10 * SECOND;
      scene.do(ADA, { do: 'say', text: `${line}` });
    }
    const { chat } = roomSeenBy(scene.game, scene.room, scene.seed, CY);
    expect(chat).toHaveLength(ROOM_LIMITS.chat);
    expect(chat[0]).toMatchObject({ name: 'Bob', text: 'I was here' });
    expect(chat.at(-1)).toMatchObject({ text: '199' });
  });

  it('need not be kept once they have gone by: without them the room is the same', () => {
    const scene = team();
    const kept = (steps: readonly RoomStep[]) => {
      const still = new Set(passingSteps(scene.room));
      return steps.filter(({ seq, act }) => !isPassing(act) || still.has(seq));
    };
    for (let times = 0; times < 150; times++) {
      scene.now += 30 * SECOND;
      scene.do(times % 3 ? ADA : BOB, { do: 'say', text: `${times}` });
      const guest = `g-${times}`;
      scene.do(guest, { do: 'knock', seat: times % 2, name: 'G' });
      if (times % 4 === 0) scene.do(guest, { do: 'withdraw' });
      if (times === 70) scene.do(ADA, { do: 'start' });
    }
    const steps = kept(scene.steps);
    expect(steps.length).toBeLessThan(ROOM_LIMITS.chat + 2 * ROOM_LIMITS.members + 50 + 10);
    const restored = restoreRoom(scene.game, JSON.parse(JSON.stringify(steps)));
    expect({ ...restored, spoken: [] }).toEqual({ ...scene.room, spoken: [] });
  });
});

describe('one person', () => {
  it('does not use up the room for all', () => {
    const scene = threeAtTable();
    let refused = null;
    for (let times = 0; !refused && times < 1_000; times++) {
      refused = scene.attempt(BOB, { do: 'rename', name: times % 2 ? 'Bob' : 'Bo' });
      if (refused.ok) refused = null;
    }
    expect(refused).toMatchObject({ refusal: { code: 'room.restless' } });
    expect(scene.room.asidesOf[BOB]).toBe(ROOM_LIMITS.asidesEach);
    expect(scene.refusal(ADA, { do: 'rename', name: 'Eve' })).toBeNull();
    for (const request of [
      { do: 'say', phrase: 'oops' },
      { do: 'stand' },
      { do: 'stand-in', seat: 1, level: 'easy' },
    ] as const) {
      expect(scene.refusal(BOB, request), request.do).toBeNull();
    }
  });

  it('does not use up the time before the deal, so that the game has space', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), { kind: 'open' }]);
    scene.room = { ...scene.room, asides: ROOM_LIMITS.asides / 2 };
    expect(scene.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBe('room.full');
    expect(scene.refusal(ADA, { do: 'start' })).toBeNull();
    scene.do(ADA, { do: 'start' });
    expect(scene.refusal(ADA, { do: 'rename', name: 'Eve' })).toBeNull();
  });
});

describe('a game whose log is full', () => {
  const full = () => {
    const scene = threeAtTable();
    const { table } = scene.room;
    if (!table) throw new Error('not started');
    const log = itemsOf(table.log);
    const note = { kind: 'stand-in', seat: 2, level: 'easy' } as const;
    while (log.length < RECORD_LIMITS.entries - 2) {
      const entry: Entry = {
        seq: log.length,
        at: scene.now,
        by: 'house',
        act: { do: 'note', note },
        tape: [],
      };
      log.push(entry);
    }
    scene.room = { ...scene.room, table: { ...table, log: pagesOf(log) } };
    return scene;
  };

  it('ends without a result: all are told, and the same people play on', () => {
    const scene = full();
    expect(scene.room.closed).toBeNull();
    scene.do(ADA, { do: 'move', move: { do: 'throw' } });
    expect(scene.room.closed).toEqual({ by: 'full', at: scene.now });
    for (const member of [ADA, BOB, DOT, '']) {
      const { closed, table } = roomSeenBy(scene.game, scene.room, scene.seed, member);
      expect(closed).toMatchObject({ by: 'full' });
      expect(table).toMatchObject({ result: null, seed: null, question: null });
    }
    for (const request of [
      { do: 'say', phrase: 'again' },
      { do: 'mute', seat: 1, muted: true },
      { do: 'stand' },
    ] as const) {
      expect(scene.refusal(ADA, request), request.do).toBeNull();
    }
    expect(
      scene.accept(decideRematch(scene.context, BOB, { room: 'next', insteadOf: null })).ok,
    ).toBe(true);
    expect(scene.room.successor).toBe('next');
  });
});
