import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { append, insist, type OpenFresh, opened } from './store-fixtures.ts';

export function backupContract(
  fresh: OpenFresh,
  restore: (backup: string) => Promise<Store>,
): void {
  describe('a backup', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'late-backup-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('has everything, and goes its own way afterwards', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1, { request: 'anna/1', wake: 77 }));
      await store.addLink({ id: 'ticket', giver: 'anna', kept: false }, table, 1_000);
      await store.createIdentity('hash', { member: 'anna', name: 'Anna', since: 5 });
      const path = join(folder, "it's a copy");
      await store.backup(path);
      await store.append(append(table, 2));

      const copy = await restore(path);
      expect(await copy.table(table)).toMatchObject({ length: 2, seed: `seed of ${table}` });
      expect(await copy.steps(table, 0)).toEqual((await store.steps(table, 0)).slice(0, 2));
      expect(await copy.requestLength(table, 'anna/1')).toBe(2);
      expect(await copy.nextDue()).toBe(77);
      expect((await copy.link('ticket', table, 0))?.giver ?? null).toBe('anna');
      expect(await copy.identity('hash')).toMatchObject({ name: 'Anna' });
      expect(await copy.append(append(table, 2))).toBe('ok');
    });

    test('taken in mid-game has whole steps only, and all that were acknowledged', async () => {
      const store = await fresh();
      const tables = await Promise.all(Array.from({ length: 5 }, () => opened(store)));
      let playing = true;
      const game = tables.map(async (table) => {
        while (playing) await insist(store, table, 'a move');
      });
      for (let round = 0; round < 3; round++) {
        const known = await Promise.all(tables.map((table) => store.table(table)));
        const path = join(folder, `round-${round}`);
        await store.backup(path);
        const copy = await restore(path);
        for (const [index, table] of tables.entries()) {
          const steps = await copy.steps(table, 0);
          expect((await copy.table(table))?.length).toBe(steps.length);
          expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, seq) => seq));
          expect(steps.length).toBeGreaterThanOrEqual(known[index]?.length ?? Number.NaN);
        }
      }
      playing = false;
      await Promise.all(game);
    });

    test('is whole though talk that has gone by is not kept', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1));
      await store.append(append(table, 2, { passed: [1] }));
      const path = join(folder, 'talk');
      await store.backup(path);
      const copy = await restore(path);
      expect(await copy.table(table)).toMatchObject({ length: 3 });
      expect((await copy.steps(table, 0)).map(({ seq }) => seq)).toEqual([0, 2]);
    });

    test('never replaces a file, and leaves none behind where it fails', async () => {
      const store = await fresh();
      const path = join(folder, 'precious');
      await writeFile(path, 'letters from home');
      await expect(store.backup(path)).rejects.toThrow();
      expect(await readFile(path, 'utf8')).toBe('letters from home');
      const nowhere = join(folder, 'no', 'such', 'folder', 'copy');
      await expect(store.backup(nowhere)).rejects.toThrow();
      await expect(access(join(folder, 'no'))).rejects.toThrow();
    });
  });
}
