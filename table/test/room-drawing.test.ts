import { extra } from '@late/extra/rules';
import {
  hashOfPart,
  type Part,
  readRecord,
  type Seat,
  seededChance,
  verify,
  writeRecord,
} from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  endDrawing,
  forgetMember,
  type Member,
  recordOf,
  restoreRoom,
  roomSeenBy,
  withoutMember,
} from '../src/index.ts';
import { ADA, BOB, botSeat, CY, DOT, OPEN, RoomScene, seatFor } from './room-scene.ts';
import { expectSame } from './sitting.ts';

const value = (of: string) => of.repeat(64);
const [A, B, C] = ['a', 'b', 'c'].map(value) as [string, string, string];

/** Ada (the host), a seat that nobody takes, Bob, and a bot: who sits behind moves up at the start. */
function waiting(fairness: 1 | 2 = 2, duel?: string): RoomScene {
  const seats = [seatFor(ADA, 'Ada'), OPEN, seatFor(BOB, 'Bob'), botSeat('Serif')];
  return new RoomScene(seats, { plan: { fairness, ...(duel && { duel }) } });
}

const pledge = (scene: RoomScene, member: Member, part: string) =>
  scene.do(member, { do: 'pledge', hash: hashOfPart(part) });

/** The luck of Ada's and Bob's table is being drawn. */
function drawing(): RoomScene {
  const scene = waiting();
  pledge(scene, ADA, A);
  pledge(scene, BOB, B);
  expect(scene.do(ADA, { do: 'start' })).toEqual(['draw']);
  return scene;
}

const told = (seat: Seat, part: string): Part => ({ seat, hash: hashOfPart(part), value: part });
const withheld = (seat: Seat, part: string): Part => ({ ...told(seat, part), value: null });
const partsOf = ({ room }: RoomScene) => room.table?.plan.parts;
const seenBy = ({ room, seed }: RoomScene, member: Member) => roomSeenBy(extra, room, seed, member);
const end = (scene: RoomScene) => scene.accept(endDrawing(scene.context));

describe('the luck of a room', () => {
  it('is drawn from the house’s seed and a part of each device, by the seats that play', () => {
    const scene = drawing();
    expect(scene.do(BOB, { do: 'part', value: B })).toEqual(['part']);
    expect(scene.room.table).toBeNull();
    expect(scene.do(ADA, { do: 'part', value: A })).toEqual(['part', 'start', 'deal']);
    expect(partsOf(scene)).toEqual([told(0, A), told(1, B)]);
    expect(scene.room).toMatchObject({ pledges: [], drawing: null });
    expectSame(restoreRoom(extra, JSON.parse(JSON.stringify(scene.steps))), scene.room);
  });

  it('falls otherwise for every part, and is found fair with those that the record names', () => {
    const dice = (parts: readonly string[]) => {
      const scene = waiting();
      const [first = A, second = B] = parts;
      pledge(scene, ADA, first);
      pledge(scene, BOB, second);
      scene.do(ADA, { do: 'start' });
      scene.do(ADA, { do: 'part', value: first });
      scene.do(BOB, { do: 'part', value: second });
      scene.playToEnd(seededChance(4));
      const { table, plan } = scene.room;
      if (!table) throw new Error('nothing was played');
      const text = writeRecord(extra, recordOf(table, scene.seed));
      const record = readRecord(text, () => extra);
      expect(record.commitment).toBe(plan.commitment);
      expect(record.parts).toEqual([told(0, first), told(1, second)]);
      expect(verify(extra, record)).toMatchObject({ fair: true });
      const { parts: _, ...alone } = record;
      expect(verify(extra, alone)).toMatchObject({ fair: false, code: 'fair.draw' });
      return record.log.map(({ tape }) => tape.join('')).join(' ');
    };
    const all = [dice([A, B]), dice([A, C]), dice([C, B]), dice([B, A])];
    expect(new Set(all).size).toBe(4);
    expect(dice([A, B])).toBe(all[0]);
  });

  it('waits five seconds, and names who withheld', () => {
    const scene = drawing();
    scene.do(BOB, { do: 'part', value: B });
    scene.now += 4_999;
    expect(end(scene)).toMatchObject({ ok: true, steps: [] });
    scene.now += 1;
    end(scene);
    expect(partsOf(scene)).toEqual([withheld(0, A), told(1, B)]);
    // Too late is too late, and harmless.
    expect(scene.refusal(ADA, { do: 'part', value: A })).toBe('room.no-drawing');
  });

  it('takes nothing but what was promised, once', () => {
    const scene = drawing();
    expect(scene.refusal(ADA, { do: 'part', value: C })).toBe('room.part');
    expect(scene.refusal(CY, { do: 'part', value: C })).toBe('room.no-seat');
    expect(scene.do(BOB, { do: 'part', value: B })).toEqual(['part']);
    expect(scene.do(BOB, { do: 'part', value: B })).toEqual([]);
    expect(scene.refusal(BOB, { do: 'part', value: A })).toBe('room.part');
    // Nobody chooses anew once others have begun to tell.
    expect(scene.refusal(ADA, { do: 'pledge', hash: hashOfPart(C) })).toBe('room.drawing');
  });

  it('is drawn without those who promise nothing: bots and programs are not waited for', () => {
    const scene = waiting();
    expect(scene.do(ADA, { do: 'start' })).toEqual(['start', 'deal']);
    expect(partsOf(scene)).toEqual([]);
    const one = waiting();
    pledge(one, BOB, B);
    expect(one.do(ADA, { do: 'start' })).toEqual(['draw']);
    expect(one.do(BOB, { do: 'part', value: B })).toEqual(['part', 'start', 'deal']);
    expect(partsOf(one)).toEqual([told(1, B)]);
  });

  it('keeps the last promise, and none of whoever left', () => {
    const scene = waiting();
    pledge(scene, BOB, A);
    pledge(scene, BOB, B);
    expect(pledge(scene, BOB, B)).toEqual([]);
    scene.sit(CY, 1, 'Cy');
    pledge(scene, CY, C);
    scene.do(CY, { do: 'stand' });
    pledge(scene, ADA, A);
    expect(scene.room.pledges).toHaveLength(2);
    expect(scene.do(ADA, { do: 'start' })).toEqual(['draw']);
    scene.do(ADA, { do: 'part', value: A });
    expect(scene.do(BOB, { do: 'part', value: B })).toEqual(['part', 'start', 'deal']);
  });

  it.each([
    [BOB, { do: 'stand' }],
    [DOT, { do: 'sit', seat: 1, name: 'Dot' }],
    [DOT, { do: 'knock', seat: 0, name: 'Dot' }],
    [ADA, { do: 'arrange', seat: 1, as: 'hard' }],
  ] as const)('holds the seats still while it is drawn', (member, request) => {
    expect(drawing().refusal(member, request)).toBe('room.drawing');
  });

  it('is asked for once, however often the host says start', () => {
    expect(drawing().do(ADA, { do: 'start' })).toEqual([]);
  });

  it('is promised anew by all when somebody leaves the house meanwhile', () => {
    const scene = drawing();
    scene.do(BOB, { do: 'part', value: B });
    scene.accept(forgetMember(scene.context, BOB));
    expect(scene.room).toMatchObject({ pledges: [], drawing: null, table: null });
    const steps = JSON.parse(JSON.stringify(scene.steps));
    const clean = restoreRoom(extra, withoutMember(steps, BOB));
    expect(clean).toMatchObject({ pledges: [], drawing: null });
    expect(JSON.stringify(withoutMember(steps, BOB))).not.toContain(BOB);
  });

  it('is not drawn by devices where the seed alone fixes it, nor by earlier versions', () => {
    for (const scene of [waiting(1), waiting(2, 'duel-1')]) {
      const hash = hashOfPart(A);
      expect(scene.refusal(ADA, { do: 'pledge', hash })).toBe('room.no-parts');
      expect(seenBy(scene, ADA)).not.toHaveProperty('luck');
      scene.do(ADA, { do: 'start' });
      expect(scene.room.table?.plan).not.toHaveProperty('parts');
    }
  });

  it('shows promises to all, and what was told to nobody before the start', () => {
    const scene = drawing();
    scene.do(BOB, { do: 'part', value: B });
    for (const member of [ADA, BOB, CY]) {
      const seen = seenBy(scene, member);
      expect(JSON.stringify(seen)).not.toContain(B);
      expect(seen.luck).toEqual({
        pledged: [
          { seat: 0, hash: hashOfPart(A) },
          { seat: 2, hash: hashOfPart(B) },
        ],
        drawing: { until: scene.now + 5_000, awaits: [0] },
      });
    }
    scene.do(ADA, { do: 'part', value: A });
    expect(seenBy(scene, CY)).not.toHaveProperty('luck');
    expect(JSON.stringify(seenBy(scene, CY))).toContain(B);
  });
});
