import { describe, expect, test } from 'vitest';
import { append, freshId, newTable, type OpenFresh, opened, said } from './store-fixtures.ts';

/** Text that has broken databases before. The last two cannot be told apart in UTF-8. */
const HOSTILE = [
  `'; DROP TABLE tables; --`,
  `"\`\\%_?:$1{}[]`,
  '',
  ' \t\r\n ',
  'Zażółć gęślą jaźń — 🗞️👩‍👩‍👧 \u202e\ufeff',
  '__proto__',
  'NUL \0 in the middle',
  '\ud800',
  '\udfff',
];

export function peopleContract(fresh: OpenFresh): void {
  describe('people', () => {
    test('are known by the hash of their token, renamed and forgotten', async () => {
      const store = await fresh();
      const anna = { member: 'anna', name: 'Anna', since: 5 };
      await store.createIdentity('hash', anna);
      await store.createIdentity('other', { ...anna, member: 'boris' });
      expect(await store.identity('hash')).toStrictEqual(anna);
      expect(await store.identity('HASH')).toBeNull();
      expect(await store.count('people')).toBe(2);
      await store.renameIdentity('anna', 'Hanka');
      expect(await store.identity('hash')).toStrictEqual({ ...anna, name: 'Hanka' });
      await store.forgetIdentity('anna');
      expect(await store.identity('hash')).toBeNull();
      expect(await store.identity('other')).toMatchObject({ member: 'boris', name: 'Anna' });
    });

    test('who are to be forgotten are noted until it is done, and have no token meanwhile', async () => {
      const store = await fresh();
      await store.createIdentity('hash', { member: 'anna', name: 'Anna', since: 5 });
      await store.beginForgetting('anna', 10, 5);
      await store.beginForgetting('anna', 20, 5);
      expect(await store.identity('hash')).toBeNull();
      expect(await store.forgetting()).toEqual(['anna']);
      await store.forgetIdentity('anna');
      expect(await store.forgetting()).toEqual([]);
    });

    test('who are to be forgotten are claimed by one, when it is due, until the lease is over', async () => {
      const store = await fresh();
      await store.beginForgetting('anna', 1_000, 100);
      expect(await store.count('forgetting')).toBe(1);
      expect(await store.claimForgetting(1_099, 100)).toBeNull();
      const claims = await Promise.all([1, 2, 3].map(() => store.claimForgetting(1_100, 100)));
      const anna = { member: 'anna', attempts: 0 };
      expect(claims.filter((claim) => claim !== null)).toEqual([anna]);
      // Whoever had it died.
      expect(await store.claimForgetting(1_200, 100)).toEqual(anna);
      await store.deferForgetting('anna', 2_000, false);
      expect(await store.claimForgetting(1_999, 100)).toBeNull();
      await store.deferForgetting('anna', 3_000, true);
      await store.deferForgetting('anna', 3_000, true);
      expect(await store.claimForgetting(2_999, 100)).toBeNull();
      expect(await store.claimForgetting(3_000, 100)).toEqual({ ...anna, attempts: 2 });
      await store.forgetIdentity('anna');
      expect(await store.claimForgetting(9_000, 100)).toBeNull();
      expect(await store.count('forgetting')).toBe(0);
      // Whoever was slow does not bring it back.
      await store.deferForgetting('anna', 1, true);
      expect(await store.forgetting()).toEqual([]);
    });

    test('who were forgotten are remembered by a hash, for as long as is wanted', async () => {
      const store = await fresh();
      await store.beginForgetting('anna', 1_000, 1);
      await store.beginForgetting('boris', 2_000, 1);
      await store.forgetIdentity('anna');
      expect(await store.pruneForgotten(1_000)).toBe(0);
      expect(await store.pruneForgotten(2_000)).toBe(1);
      expect(await store.pruneForgotten(3_000)).toBe(1);
    });

    test('go when they were not seen for long, unless a table is theirs', async () => {
      const store = await fresh();
      const day = 24 * 60 * 60 * 1000;
      for (const member of ['idle', 'back', 'host', 'sitter'])
        await store.createIdentity(member, { member, name: '', since: 0 });
      await opened(store, { host: 'host', members: ['sitter'] });
      expect(await store.identity('back', 3 * day)).not.toBeNull();
      expect(await store.pruneIdentities(2 * day)).toBe(1);
      expect(await store.identity('idle', 3 * day)).toBeNull();
      for (const member of ['back', 'host', 'sitter'])
        expect(await store.identity(member, 0)).not.toBeNull();
      expect(await store.pruneIdentities(2 * day)).toBe(0);
    });

    test('have links that are cleared away when they have run out', async () => {
      const store = await fresh();
      const table = await opened(store);
      expect([await store.count('waiting'), await store.count('over')]).toEqual([1, 0]);
      await store.addLink({ id: 'short', giver: 'anna', kept: true }, table, 1_000);
      await store.addLink({ id: 'long', giver: 'anna', kept: true }, table, 2_000);
      expect(await store.pruneLinks(1_000)).toBe(1);
      expect(await store.link('long', table, 1)).not.toBeNull();
    });

    test('never share a token, and the complaint does not repeat it', async () => {
      const store = await fresh();
      await store.createIdentity('s3cret-hash', { member: 'anna', name: 'Anna', since: 5 });
      const theft = { member: 'eve', name: 's3cret-name', since: 6 };
      const error = await store.createIdentity('s3cret-hash', theft).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(JSON.stringify([error, error.message, error.stack])).not.toContain('s3cret');
      expect(await store.identity('s3cret-hash')).toMatchObject({ member: 'anna' });
    });

    test('share a seat by ticket: the right one, at the right table, in time', async () => {
      const store = await fresh();
      const [table, other] = [await opened(store), await opened(store)];
      await store.addLink({ id: 'ticket', giver: 'anna', kept: false }, table, 1_000);
      expect((await store.link('ticket', table, 999))?.giver ?? null).toBe('anna');
      expect((await store.link('ticket', table, 1_000))?.giver ?? null).toBeNull();
      expect((await store.link('ticket', other, 999))?.giver ?? null).toBeNull();
      expect((await store.link('tick', table, 999))?.giver ?? null).toBeNull();
      const lost = { id: 'lost', giver: 'anna', kept: false };
      await expect(store.addLink(lost, freshId(), 1_000)).rejects.toThrow();
    });

    test('revoke their own links at a table, and no others', async () => {
      const store = await fresh();
      const [table, other] = [await opened(store), await opened(store)];
      const kept = { id: 'kept', giver: 'anna', kept: true };
      await store.addLink(kept, table, 1_000);
      await store.addLink({ id: 'once', giver: 'anna', kept: false }, table, 1_000);
      await store.addLink({ id: 'else', giver: 'anna', kept: false }, other, 1_000);
      await store.addLink({ id: 'jans', giver: 'jan', kept: false }, table, 1_000);
      expect(await store.link('kept', table, 1)).toEqual({ ...kept, expires: 1_000 });
      expect(await store.revokeLinks(table, 'anna')).toBe(2);
      for (const id of ['kept', 'once']) expect(await store.link(id, table, 1)).toBeNull();
      expect(await store.link('jans', table, 1)).not.toBeNull();
      expect(await store.link('else', other, 1)).not.toBeNull();
    });

    test('may be called anything and say anything', async () => {
      const store = await fresh();
      const table = await opened(store);
      for (const [index, text] of HOSTILE.entries()) {
        const step = said(index + 1, text);
        await store.append(append(table, index + 1, { steps: [step] }));
        expect(await store.steps(table, index + 1)).toStrictEqual([step]);
        await store.createIdentity(`hash ${index}`, { member: `m${index}`, name: text, since: 1 });
        expect((await store.identity(`hash ${index}`))?.name).toBe(text);
        await store.renameIdentity(`m${index}`, `${text}!`);
        expect((await store.identity(`hash ${index}`))?.name).toBe(`${text}!`);
      }
    });

    test.each(HOSTILE)('are never taken for one another, by whatever key: %j', async (key) => {
      const store = await fresh();
      const plain = newTable({ id: 'plain', host: 'plain' });
      await store.createTable(plain);
      expect(await store.table(key)).toBeNull();
      expect(await store.tableByCode(key)).toBeNull();
      expect(await store.steps(key, 0)).toEqual([]);
      expect(await store.identity(key)).toBeNull();
      expect(await store.tablesOf(key, 10)).toEqual([]);
      expect(await store.unfinishedOf(key, 0)).toEqual({ all: 0, recent: 0 });
      expect(await store.tablesAfter(key, '', 10)).toEqual([]);
      expect((await store.link(key, key, 0))?.giver ?? null).toBeNull();

      // Either it is kept exactly as it is, or refused: never as something else.
      const kept = await store
        .createTable(newTable({ id: key, code: key, host: key }))
        .catch(() => false);
      expect((await store.table(key))?.id ?? null).toBe(kept ? key : null);
      const added = await store.append(append('plain', 1, { request: key })).catch(() => null);
      expect(await store.requestLength('plain', key)).toBe(added === 'ok' ? 2 : null);
      expect(await store.steps('plain', 0)).toHaveLength(added === 'ok' ? 2 : 1);
      for (const other of HOSTILE.filter((text) => text !== key)) {
        expect(await store.table(other)).toBeNull();
        expect(await store.requestLength('plain', other)).toBeNull();
      }
    });
  });
}
