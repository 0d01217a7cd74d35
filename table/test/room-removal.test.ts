import { extra } from '@late/extra/rules';
import { describe, expect, it } from 'vitest';
import { type RoomRequest, restoreRoom, roomSeenBy } from '../src/index.ts';
import { ADA, BOB, botSeat, CY, DOT, RoomScene, seatFor, threeAtTable } from './room-scene.ts';
import { expectSame } from './sitting.ts';

const removing = (seat: number, wanted = true): RoomRequest => ({ do: 'remove', seat, wanted });
const four = (clock = { kind: 'none' } as { kind: 'none' } | { kind: 'days'; days: number }) => {
  const people = [seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), seatFor(CY, 'Cy'), seatFor(DOT, 'Dot')];
  const scene = new RoomScene(people, { clock });
  scene.do(ADA, { do: 'start' });
  return scene;
};

describe('somebody who is there', () => {
  it('is replaced by a bot when all others agree, and neither they nor anybody gets the hand', () => {
    const scene = four();
    expect(scene.do(ADA, removing(1))).toEqual(['remove']);
    expect(scene.do(ADA, removing(1))).toEqual([]);
    expect(scene.do(CY, removing(1))).toEqual(['remove']);
    expect(roomSeenBy(extra, scene.room, scene.seed, DOT).removal).toEqual({
      seat: 1,
      agreed: [0, 2],
      until: scene.now + 120_000,
    });
    expect(scene.room.table?.standIns[1]).toBeNull();
    expect(scene.do(DOT, removing(1))).toEqual(['remove', 'stand', 'note']);
    expect(scene.room.table?.standIns[1]).toBe('medium');
    expect(scene.room.removal).toBeNull();
    expect(scene.refusal(BOB, { do: 'sit', seat: 1, name: 'Bob' })).toBe('room.barred');
    expect(scene.refusal('m-new', { do: 'sit', seat: 1, name: 'New' })).toBe('room.kept');
    expectSame(restoreRoom(extra, scene.steps), scene.room);
  });

  it('stays when one of them declines, or two minutes pass', () => {
    const scene = four();
    scene.do(ADA, removing(1));
    scene.do(CY, removing(1));
    expect(scene.refusal(BOB, removing(1, false))).toBe('room.nobody');
    scene.do(DOT, removing(1, false));
    expect(scene.room.removal).toBeNull();
    scene.now += 120_000;
    scene.do(ADA, removing(1));
    scene.do(CY, removing(1));
    scene.now += 120_000;
    expect(scene.do(DOT, removing(1))).toEqual(['remove']);
    expect(scene.room.removal).toMatchObject({ agreed: [3] });
    const days = four({ kind: 'days', days: 2 });
    days.do(ADA, removing(1));
    days.now += 24 * 60 * 60 * 1000;
    days.do(CY, removing(1));
    expect(days.room.removal).toMatchObject({ agreed: [0, 2] });
  });

  it('is not asked about again, nor somebody else by the same, before that time is over', () => {
    const scene = four();
    scene.do(ADA, removing(1));
    expect(scene.refusal(CY, removing(3))).toBe('room.asked-other');
    expect(scene.refusal(BOB, removing(0))).toBe('room.asked-other');
    scene.do(DOT, removing(1, false));
    scene.now += 119_999;
    expect(scene.refusal(CY, removing(1))).toBe('room.asked-lately');
    expect(scene.refusal(ADA, removing(3))).toBe('room.asked-lately');
    // Whoever has not asked yet may ask something else: no target can keep the table from being asked.
    expect(scene.refusal(CY, removing(3))).toBeNull();
    scene.now += 1;
    expect(scene.refusal(ADA, removing(1))).toBeNull();
    const days = four({ kind: 'days', days: 2 });
    days.do(ADA, removing(1));
    days.do(CY, removing(1, false));
    days.now += 24 * 60 * 60 * 1000;
    expect(days.refusal(DOT, removing(1))).toBe('room.asked-lately');
  });

  it('is not decided on by bots, stand-ins and people who are away; two voices are the least', () => {
    const scene = four();
    scene.absent.add(2);
    scene.do(DOT, { do: 'stand-in', seat: 3, level: 'hard' });
    expect(scene.refusal(ADA, removing(1))).toBe('room.two');
    scene.absent.delete(2);
    scene.do(ADA, removing(1));
    expect(scene.do(CY, removing(1))).toEqual(['remove', 'stand', 'note']);
    const two = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), botSeat('Bot')]);
    two.do(ADA, { do: 'start' });
    expect(two.refusal(ADA, removing(1))).toBe('room.two');
    two.absent.add(1);
    expect(two.refusal(ADA, { do: 'stand-in', seat: 1, level: 'medium' })).toBeNull();
  });

  it('is a person at another seat of a running game; a host loses the office with the seat', () => {
    const scene = threeAtTable();
    expect(scene.refusal(DOT, removing(1))).toBe('room.no-seat');
    expect(scene.refusal(ADA, removing(0))).toBe('room.nobody');
    scene.do(BOB, { do: 'stand-in', seat: 1, level: 'easy' });
    expect(scene.refusal(ADA, removing(1))).toBe('room.stood-in');
    scene.do(BOB, { do: 'hand-back' });
    scene.do(BOB, removing(0));
    scene.do(CY, removing(0));
    expect(scene.room).toMatchObject({ host: BOB, barred: [ADA] });
    const lobby = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
    expect(lobby.refusal(ADA, removing(1))).toBe('room.not-started');
  });
});
