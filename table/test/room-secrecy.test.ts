import { extra, type State } from '@late/extra/rules';
import { type Answer, pick, seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  decideRoom,
  eventsFor,
  type Member,
  type Room,
  type RoomDone,
  type RoomPatch,
  recordOf,
  roomPatch,
  roomSeenBy,
  seatOf,
  type Table,
} from '../src/index.ts';
import {
  ADA,
  DOT,
  MEMBERS,
  RoomScene,
  seatFor,
  someRequest,
  someScene,
  threeAtTable,
  wanderRoom,
} from './room-scene.ts';
import { expectSame, seedOf } from './sitting.ts';
import { twinOf } from './twin.ts';

const STRANGER = 'm-stranger';
const VIEWERS: readonly Member[] = [...MEMBERS, STRANGER, ''];

/** That what is sent says nothing of who the members are. */
function expectNobody(sent: unknown): void {
  const text = JSON.stringify(sent) ?? '';
  if (/m-[a-z]+/.test(text)) expect.fail(`names a member: ${text}`);
}

/** What a viewer gets to know of an answer. */
function heard(member: Member, answer: Answer<RoomDone>, before: Room, seed: string): unknown {
  if (!answer.ok) return answer;
  const seen = roomSeenBy(extra, answer.room, seed, member);
  const patch = roomPatch(roomSeenBy(extra, before, seed, member), seen);
  const events = eventsFor(extra, answer.events, seatOf(answer.room, member) ?? 'audience');
  return { seen, patch, events, length: answer.room.length };
}

describe('what leaves a room', () => {
  it('names no member, and tells the seed only after the end', () => {
    const seen = { running: 0, over: 0 };
    const run = (number: number) => {
      const chance = seededChance(number);
      const seed = seedOf(number);
      const scene = someScene(chance, seed);
      wanderRoom(scene, chance, 100, (answer, before) => {
        const member = pick(chance, VIEWERS);
        const told = heard(member, answer, before, seed);
        expectNobody(told);
        if (scene.room.table?.result) return;
        seen.running++;
        expect(JSON.stringify(told)).not.toContain(seed);
        expectSame(heard(member, answer, before, seedOf(number + 1)), told);
        const [asking, request] = someRequest(scene, chance);
        const probe = scene.answer(asking, request);
        if (!probe.ok) expectNobody(probe);
      });
      if (!scene.room.table) return;
      scene.playToEnd(chance);
      for (const member of VIEWERS) {
        const told = roomSeenBy(extra, scene.room, seed, member);
        expectNobody(told);
        expect(told.table?.seed).toBe(seed);
        seen.over++;
      }
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260305, numRuns: 25 });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(80);
  });

  it('does not depend on what others decided and did not open', () => {
    const seen = { twins: 0, refused: 0, accepted: 0, closed: 0 };
    const run = (number: number) => {
      const chance = seededChance(number);
      const scene = new RoomScene(
        MEMBERS.slice(0, 2 + chance.below(3)).map((member) => seatFor(member, member.slice(2))),
        { seed: seedOf(number) },
      );
      scene.do(ADA, { do: 'start' });
      const { seed, facts } = scene;
      wanderRoom(scene, chance, 60, () => {
        const { room } = scene;
        if (!room.table || room.table.result) return;
        const member = pick(chance, VIEWERS);
        const table = twinOf(room.table, seatOf(room, member) ?? 'audience', chance);
        if (!table) return;
        const twin: Room = { ...room, table };
        seen.twins++;
        expectSame(roomSeenBy(extra, twin, seed, member), roomSeenBy(extra, room, seed, member));
        const [shut, shutTwin] = [room, twin].map((of) => {
          const context = { ...scene.context, game: extra, room: of };
          const answer = decideRoom({ ...context, member: room.host, facts }, { do: 'close' });
          const record = recordOf(of.table as Table, seed);
          return { heard: heard(member, answer, of, seed), record, answer };
        });
        if (shut?.answer.ok) seen.closed++;
        expectSame(shutTwin?.heard, shut?.heard);
        expectSame(shutTwin?.record, shut?.record);
        for (let probes = 0; probes < 4; probes++) {
          const [asking, request] = someRequest(scene, chance);
          const [mine, other] = [room, twin].map((of) =>
            decideRoom({ ...scene.context, game: extra, room: of, member: asking, facts }, request),
          ) as [Answer<RoomDone>, Answer<RoomDone>];
          seen[mine.ok ? 'accepted' : 'refused']++;
          // Who sits down on a seat that was left learns what waits there: it is theirs now.
          const moved = mine.ok && seatOf(mine.room, member) !== seatOf(room, member);
          if (moved || (mine.ok && extra.open(mine.room.table?.state as State))) continue;
          expectSame(heard(member, other, twin, seed), heard(member, mine, room, seed));
        }
      });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260306, numRuns: 20 });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(200);
  });

  it('shows whoever looks on without a seat what the audience sees', () => {
    const scene = threeAtTable();
    for (const member of [DOT, STRANGER, '']) {
      const seen = roomSeenBy(extra, scene.room, scene.seed, member);
      expect(seen).toMatchObject({ seat: null, isHost: false, table: { viewer: 'audience' } });
    }
  });
});

describe('a patch', () => {
  it('makes the old picture the new one, and holds nothing that is not new', () => {
    const seen = { patches: 0, whole: 0, unchanged: 0 };
    const run = (number: number) => {
      const chance = seededChance(number);
      const scene = someScene(chance, seedOf(number));
      const picture = (member: Member) => roomSeenBy(extra, scene.room, scene.seed, member);
      const member = pick(chance, VIEWERS);
      let before = picture(member);
      wanderRoom(scene, chance, 100, () => {
        // Some steps are missed: a patch may span several.
        if (chance.below(3) === 0) return;
        const after = picture(member);
        const patch = roomPatch(before, after);
        const isOther = before.seat !== after.seat || !before.table !== !after.table;
        expect(patch === null).toBe(isOther);
        if (!patch) {
          seen.whole++;
        } else {
          const sent: RoomPatch = JSON.parse(JSON.stringify(patch));
          const received = JSON.parse(JSON.stringify(before));
          expectSame(applyPatch(received, sent), JSON.parse(JSON.stringify(after)));
          expectNew(sent.room, before, after);
          expectNew(sent.table, before.table, after.table);
          expectNew(sent.view, before.table?.view, after.table?.view);
          expect(sent.room).not.toHaveProperty('table');
          expect(sent.table).not.toHaveProperty('view');
          seen.patches++;
          if (!Object.keys(sent.view).length) seen.unchanged++;
        }
        before = after;
      });
      // The same picture drawn again is no news.
      expect(roomPatch(before, structuredClone(before))).toEqual({ room: {}, table: {}, view: {} });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260307, numRuns: 30 });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20);
  });

  function expectNew(fields: object, before: unknown, after: unknown): void {
    const [old, now] = [before ?? {}, after ?? {}].map((of) => JSON.parse(JSON.stringify(of)));
    for (const [key, value] of Object.entries(fields)) {
      expectSame(value, now[key]);
      expect(JSON.stringify(old[key]), key).not.toBe(JSON.stringify(value));
    }
  }

  it('is none when the view loses a field or is no record, so that the whole room is sent', () => {
    const { room, seed } = threeAtTable();
    const seen = roomSeenBy(extra, room, seed, ADA);
    const withView = (view: unknown) => ({
      ...seen,
      table: { ...(seen.table as NonNullable<typeof seen.table>), view },
    });
    expect(roomPatch(withView({ a: 1, b: 2 }), withView({ a: 1 }))).toBeNull();
    expect(roomPatch(withView([1]), withView([2]))).toBeNull();
    expect(roomPatch(withView([1]), withView([1]))?.view).toEqual({});
    expect(roomPatch(withView({ a: 1 }), withView({ a: 1, b: null }))?.view).toEqual({ b: null });
    expect(roomPatch(withView({ a: [{ x: 1 }] }), withView({ a: [{ x: 1 }] }))?.view).toEqual({});
    expect(roomPatch(withView({ a: {} }), withView({ a: [] }))?.view).toEqual({ a: [] });
    expect(roomPatch(withView({ a: null }), withView({ a: {} }))?.view).toEqual({ a: {} });
  });
});
