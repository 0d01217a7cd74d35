import { extra } from '@late/extra/rules';
import { seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldStep,
  itemAt,
  lastOf,
  nextDeadline,
  type Room,
  type RoomStep,
  rematchSeats,
  restoreRoom,
} from '../src/index.ts';
import { RoomScene, someScene, wanderRoom } from './room-scene.ts';
import { deepFreeze, expectSame, seedOf } from './sitting.ts';

const stored = (steps: readonly RoomStep[]): RoomStep[] => JSON.parse(JSON.stringify(steps));

/** What holds of every room. */
function expectSound({
  seats,
  seated,
  host,
  table,
  chat,
  plan,
  touched,
  muted,
  barred,
}: Room): void {
  const members = seats.flatMap((held) => (held.kind === 'person' ? held.members : []));
  expect([...seated].sort()).toEqual([...members].sort());
  expect(new Set(members).size).toBe(members.length);
  for (const list of [muted, barred]) expect(new Set(list).size).toBe(list.length);
  expect(barred).not.toContain(host);
  const names = seats.flatMap((held) => ('name' in held ? [held.name.toLowerCase()] : []));
  expect(new Set(names).size).toBe(names.length);
  for (const { seat } of chat) if (seat !== null) expect(seats[seat]).toBeDefined();
  if (!table) {
    for (const held of seats) if (held.kind === 'person') expect(held.members).not.toEqual([]);
    return;
  }
  expect(table.plan.opened).toBeGreaterThanOrEqual(plan.opened);
  expect(table.plan.opened).toBe(itemAt(table.log, 0)?.at);
  expect(lastOf(table.log)?.at).toBeLessThanOrEqual(touched);
  expect(table.plan.holders).toHaveLength(seats.length);
  seats.forEach((held, seat) => {
    const holder = table.plan.holders[seat];
    expect(holder).toHaveProperty('name', 'name' in held ? held.name : '');
    // A seat that its people left is never waited for in vain.
    if (held.kind === 'person' && !held.members.length && !table.result) {
      expect(table.standIns[seat]).not.toBeNull();
    }
  });
  expect(() => nextDeadline(extra, table)).not.toThrow();
}

describe('a room', () => {
  it('is after a restart what it was, at every step, and sound', () => {
    const seen = { steps: 0, started: 0, over: 0, undone: 0, left: 0, closed: 0 };
    const run = (number: number) => {
      const chance = seededChance(number);
      const scene = someScene(chance, seedOf(number));
      let kept = restoreRoom(extra, stored(scene.steps));
      wanderRoom(scene, chance, 150, ({ steps, events }) => {
        const told: unknown[] = [];
        for (const step of stored(steps)) {
          const folded = foldStep(extra, kept, deepFreeze(step));
          kept = deepFreeze(folded.room);
          told.push(...folded.events);
          seen.steps++;
          if (step.act.do === 'start') seen.started++;
          if (step.act.do === 'entry' && step.act.entry.act.do === 'undo') seen.undone++;
        }
        expectSame(kept, scene.room);
        expectSame(told, events);
        expectSound(kept);
      });
      const { room } = scene;
      expectSame(restoreRoom(extra, stored(scene.steps)), room);
      if (room.table?.result) seen.over++;
      if (room.seats.some((held) => held.kind === 'person' && !held.members.length)) seen.left++;
      const [first] = scene.steps;
      if (first?.act.do === 'open' && first.act.seats.length > room.seats.length) seen.closed++;
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260303, numRuns: 30 });
    expect(seen.steps).toBeGreaterThan(2000);
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(2);
  });

  it('is followed by a room with the same people, each a seat further on', () => {
    const run = (number: number) => {
      const chance = seededChance(number);
      const scene = someScene(chance, seedOf(number));
      wanderRoom(scene, chance, 60, () => {});
      const { room } = scene;
      const next = new RoomScene(rematchSeats(room), { host: room.host }).room;
      expectSound(next);
      expect(next.seats).toHaveLength(room.seats.length);
      expect([...next.seated].sort()).toEqual([...room.seated].sort());
      room.seats.forEach((held, seat) => {
        const left = held.kind === 'person' && !held.members.length;
        const place = (seat + room.seats.length - 1) % room.seats.length;
        expectSame(next.seats[place], left ? { kind: 'open' } : held);
      });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260304, numRuns: 30 });
  });
});
