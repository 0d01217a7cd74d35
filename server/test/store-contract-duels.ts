import { describe, expect, test } from 'vitest';
import type { Duel } from '../src/store/duels.ts';
import { append, freshId, type OpenFresh, opened } from './store-fixtures.ts';

const duelOf = (changes: Partial<Duel> = {}): Duel => ({
  id: freshId(),
  game: 'extra',
  version: 1,
  options: { sheet: 'schmidt', note: 'Zażółć \0 \ud800' },
  bots: ['easy', 'hard'],
  seed: '5eed'.repeat(16),
  host: 'anna',
  name: `Anna '; DROP TABLE duels; --`,
  most: 2,
  opened: 1_000,
  ends: 5_000,
  ...changes,
});

const begins = (duel: string, member: string, begun = 1_500) => ({
  duel,
  member,
  name: member.toUpperCase(),
  begun,
});

export function duelsContract(fresh: OpenFresh): void {
  describe('duels', () => {
    test('are kept as they were opened, and end once, never later than before', async () => {
      const store = await fresh();
      const duel = duelOf();
      await store.createDuel(duel);
      expect(await store.duel(duel.id)).toStrictEqual(duel);
      expect(await store.duel('none')).toBeNull();
      expect(await store.duelsOpenOf('anna', 4_999)).toBe(1);
      expect(await store.duelsOpenOf('anna', 5_000)).toBe(0);
      expect(await store.duelsOpenOf('jan', 1_000)).toBe(0);
      expect(await store.endDuel(duel.id, 6_000)).toBe(false);
      expect(await store.endDuel(duel.id, 3_000)).toBe(true);
      expect(await store.endDuel(duel.id, 3_500)).toBe(false);
      expect((await store.duel(duel.id))?.ends).toBe(3_000);
    });

    test('are opened once, by whoever is first', async () => {
      const store = await fresh();
      const duel = duelOf();
      const others = ['a', 'b', 'c'].map((name) => ({ ...duel, seed: name.repeat(64) }));
      await Promise.all([duel, ...others].map((one) => store.createDuel(one)));
      const kept = await store.duel(duel.id);
      expect([duel, ...others]).toContainEqual(kept);
      await store.createDuel({ ...duel, seed: 'd'.repeat(64) });
      expect(await store.duel(duel.id)).toStrictEqual(kept);
    });

    test('lose the name and the result of a run that is struck, and nobody gets a second one', async () => {
      const store = await fresh();
      const { id } = duelOf();
      await store.createDuel(duelOf({ id }));
      for (const [member, table] of [
        ['anna', 'a'],
        ['jan', 'j'],
      ] as const) {
        await store.addRun(begins(id, member), 2);
        await store.seatRun(id, member, `${id}-${table}`);
      }
      await store.endRun(id, 'anna', 2_000, [120]);
      await store.strikeRun(`${id}-a`, 3_000);
      await store.strikeRun('none', 3_000);
      const [anna, jan] = await store.runs(id);
      expect(anna).toMatchObject({ member: 'anna', name: '', scores: null, through: 2_000 });
      expect(jan).toMatchObject({ member: 'jan', name: 'JAN', through: null });
      expect(await store.addRun(begins(id, 'anna'), 3)).toBe('known');
    });

    test('have one run a person and no more than may play, however many come at once', async () => {
      const store = await fresh();
      const { id } = duelOf();
      await store.createDuel(duelOf({ id }));
      const people = ['anna', 'anna', 'jan', 'jan', 'zoe', 'eve'];
      const added = await Promise.all(people.map((one) => store.addRun(begins(id, one), 2)));
      expect(added.filter((one) => one === 'ok')).toHaveLength(2);
      expect(await store.runs(id)).toHaveLength(2);
      expect(await store.addRun(begins(id, 'late'), 2)).toBe('full');
      const [first] = await store.runs(id);
      expect(await store.addRun(begins(id, first?.member ?? ''), 2)).toBe('known');
    });

    test('know where a run is played and what it came to, and neither changes', async () => {
      const store = await fresh();
      const { id } = duelOf();
      await store.createDuel(duelOf({ id }));
      await store.addRun(begins(id, 'jan', 3_000), 2);
      await store.addRun(begins(id, 'anna', 2_000), 2);
      expect(await store.seatRun(id, 'anna', 'room-1')).toBe(true);
      expect(await store.seatRun(id, 'anna', 'room-2')).toBe(false);
      await store.endRun(id, 'anna', 4_000, [12, -3]);
      await store.endRun(id, 'anna', 4_500, [99]);
      await store.endRun(id, 'jan', 4_100, null);
      const anna = { duel: id, member: 'anna', name: 'ANNA', table: 'room-1', begun: 2_000 };
      const jan = { duel: id, member: 'jan', name: 'JAN', table: '', begun: 3_000 };
      expect(await store.runs(id)).toStrictEqual([
        { ...anna, through: 4_000, scores: [12, -3] },
        { ...jan, through: 4_100, scores: null },
      ]);
      expect(await store.runsOf('jan')).toStrictEqual([{ ...jan, through: 4_100, scores: null }]);
      expect(await store.duelsOf('anna')).toStrictEqual([duelOf({ id })]);
    });

    test('know whose run has ended without a note: its room is over, or gone', async () => {
      const store = await fresh();
      const { id } = duelOf();
      await store.createDuel(duelOf({ id, most: 4 }));
      const rooms = { anna: await opened(store), jan: await opened(store) };
      for (const [member, table] of [
        ['anna', rooms.anna],
        ['jan', rooms.jan],
        ['zoe', 'gone'],
        ['eve', ''],
      ] as const) {
        await store.addRun(begins(id, member), 4);
        if (table) await store.seatRun(id, member, table);
      }
      expect(await store.endedRuns(id)).toEqual(['zoe']);
      await store.append(append(rooms.jan, 1, { status: 'over' }));
      expect((await store.endedRuns(id)).sort()).toEqual(['jan', 'zoe']);
      await store.endRun(id, 'jan', 4_000, [1]);
      expect(await store.endedRuns(id)).toEqual(['zoe']);
      expect(await store.endedRuns('none')).toEqual([]);
    });

    test('forget who is forgotten: their run goes, and their name as a host', async () => {
      const store = await fresh();
      const { id } = duelOf();
      await store.createDuel(duelOf({ id }));
      await store.createIdentity('hash', { member: 'anna', name: 'Anna', since: 5 });
      await store.addRun(begins(id, 'anna'), 2);
      await store.addRun(begins(id, 'jan'), 2);
      await store.forgetIdentity('anna');
      expect((await store.runs(id)).map(({ member }) => member)).toEqual(['jan']);
      expect(await store.duel(id)).toStrictEqual(duelOf({ id, host: '', name: '' }));
      expect(await store.runsOf('anna')).toEqual([]);
      expect(await store.duelsOf('anna')).toEqual([]);
    });

    test('that have long been over are deleted with their runs', async () => {
      const store = await fresh();
      const [old, young] = [duelOf(), duelOf({ ends: 9_000 })];
      for (const duel of [old, young]) {
        await store.createDuel(duel);
        await store.addRun(begins(duel.id, 'jan'), 2);
      }
      expect(await store.pruneDuels(6_000)).toBe(1);
      expect(await store.duel(old.id)).toBeNull();
      expect((await store.runsOf('jan')).map(({ duel }) => duel)).toEqual([young.id]);
    });
  });
}
