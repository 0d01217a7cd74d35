import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { EDITION_IDS } from '@late/lexicon';
import { wordListAssets } from '@late/lexicon/node';
import { afterAll, expect, test, vi } from 'vitest';
import { SettingsFault } from '../src/settings.ts';
import { checkWordLists } from '../src/word-list.ts';
import { startServer, temporaryFolder } from './test-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'late-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);
const tsx = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/** A command given in the folder of the lists. */
function given(args: readonly string[], list = '') {
  const env: NodeJS.ProcessEnv = { ...process.env, LEXICON_FILE: list, DATA_DIR: 'data' };
  return run(process.execPath, [...args], { cwd: folder, env, timeout: 60_000 });
}

test('an operator’s own words become a list that is played by', async () => {
  writeFileSync(join(folder, 'words.txt'), 'kot\nkotek\nWarszawa\n');
  const build = [...tsx, join(root, 'lexicon/build/main.ts'), '--from', 'words.txt'];
  await given([...build, '--name', 'own-1', '--out', 'own.lex.br']);
  const ask = [join(root, 'cli/late.mjs'), 'word', 'kotek', 'Warszawa', '--json'];
  const told = await given(ask, './own.lex.br').catch((error) => error);
  expect(JSON.parse(told.stdout)).toMatchObject({
    lexicon: 'own-1',
    verdicts: [{ word: true }, { word: false, reason: 'proper-noun' }],
  });
  const ours = given([...build, '--name', 'polski-1', '--out', 'own.lex.br']);
  await expect(ours).rejects.toMatchObject({ stderr: expect.stringMatching(/^--name [^\n]+\n$/) });
});

test.each([
  ['the server', [...tsx, join(root, 'server/src/main.ts')], 'broken.lex.br'],
  ['the command line', [join(root, 'cli/late.mjs'), 'word', 'kot'], 'broken.lex.br'],
  ['the build', [join(root, 'scripts/build.mjs')], 'broken.lex.br'],
  // Nothing is installed or built for it.
  ['npm start', [join(root, 'scripts/start.mjs')], 'missing.lex.br'],
])(
  '%s ends with one line about a list of no use, found from where it was called',
  async (_, args, list) => {
    writeFileSync(join(folder, 'broken.lex.br'), 'kot\nkotek\n');
    const ended = given(args, `./${list}`);
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^(late: )?LEXICON_FILE [^\n]+\.lex\.br: [^\n]+\n$/),
    });
    await expect(ended).rejects.toMatchObject({
      stderr: expect.stringContaining(`${join(folder, list)}: `),
    });
  },
);

test('a server does not open with an app that was built with other words', () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  expect(() => checkWordLists(web)).not.toThrow();
  writeFileSync(join(web, 'index.html'), '');
  const assets = EDITION_IDS.map(wordListAssets).flatMap(({ list, additions }) => [
    list,
    additions,
  ]);
  for (const asset of assets) {
    expect(() => checkWordLists(web)).toThrow(SettingsFault);
    writeFileSync(join(web, 'assets', asset), '');
  }
  expect(() => checkWordLists(web)).not.toThrow();
});

test('a server tells pages of the house’s own words, whatever the app was built with', async () => {
  const house = temporaryFolder();
  mkdirSync(join(house, 'web/house-words'), { recursive: true });
  writeFileSync(join(house, 'web/house-words/pl.txt'), 'list: of-the-build');
  writeFileSync(join(house, 'words.txt'), '+pierogon\n');
  const told = async () => {
    const { url, stop } = await startServer({}, house);
    const reply = await fetch(`${url}/house-words/pl.txt`);
    const text = await reply.text();
    await stop();
    return [reply.status, reply.headers.get('cache-control'), text];
  };
  expect(await told()).toEqual([200, 'no-cache', '']);
  vi.stubEnv('HOUSE_WORDS_FILE', join(house, 'words.txt'));
  const lines = expect.stringMatching(/^list: polski-3-house\.\w{8}\n.*: 0pierogon\n$/);
  expect(await told()).toEqual([200, 'no-cache', lines]);
  vi.unstubAllEnvs();
});
