import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS } from '@late/lexicon';
import { wordListAssets } from '@late/lexicon/node';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test-server.ts';
import { one, troubles } from './verdicts.ts';

afterEach(() => vi.unstubAllEnvs());

/** With modules of its own: a process reads its list once. */
async function look(webFolder: string) {
  vi.resetModules();
  const { lookAtWordList } = await import('../../../src/operator/doctor/word-list.ts');
  return lookAtWordList(webFolder);
}

function builtApp(...assets: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '');
  for (const name of assets) writeFileSync(join(folder, 'assets', name), '');
  return folder;
}

const assets = EDITION_IDS.map(wordListAssets).flatMap(({ list, additions }) => [list, additions]);

test('our lists, and an app that plays by it', async () => {
  const found = await look(builtApp(...assets));
  expect(troubles(found)).toEqual([]);
  expect(found[0]?.says).toMatch(/^The word list \S+ \(checksum \w{12}\) loads in \d+ ms\.$/);
});

test('an app that was built with another list, and none', async () => {
  expect(troubles(await look(builtApp('polski-0123456789ab.lex')))).toEqual(
    one('fail: The app was built with another word list'),
  );
  expect(troubles(await look(temporaryFolder()))).toEqual(one('warn: The app is not built'));
});

test.each([
  ['missing', null, 'no such file'],
  ['another file', 'Dear editor', 'no word list'],
])('a list that is %s', async (_, text, message) => {
  const file = join(temporaryFolder(), 'list');
  if (text !== null) writeFileSync(file, text);
  vi.stubEnv('LEXICON_FILE', file);
  const found = troubles(await look(temporaryFolder()));
  expect(found).toEqual(one(message));
  expect(found[0]).toMatch(/^fail: LEXICON_FILE /);
});
