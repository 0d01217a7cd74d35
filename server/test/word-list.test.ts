import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordListAsset } from '@late/lexicon/node';
import { afterAll, expect, test } from 'vitest';
import { SettingsFault } from '../src/settings.ts';
import { checkWordList } from '../src/word-list.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'late-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tsx = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('an operator’s own list is what word games are played by, and what tables record', () => {
  const words = join(folder, 'words.txt');
  const packed = join(folder, 'own.lex.br');
  writeFileSync(words, 'kot\nkotek\nWarszawa\n');
  tsx(['lexicon/build/main.ts', '--from', words, '--name', 'own-1', '--out', packed]);
  const ask = `
    import { findGame } from './server/src/games.ts';
    import { parse } from './kernel/src/index.ts';
    const listOf = (id) => parse(findGame(id).options, {}).value.list;
    process.stdout.write(\`\${listOf('krzyzowka')} \${listOf('slowka')}\`);
  `;
  const told = tsx(['--input-type=module', '--eval', ask], { LEXICON_FILE: packed });
  expect(told).toBe('own-1 own-1');
});

test('a house does not open with an app that was built with other words', () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  expect(() => checkWordList(web)).not.toThrow();
  writeFileSync(join(web, 'index.html'), '');
  expect(() => checkWordList(web)).toThrow(SettingsFault);
  writeFileSync(join(web, 'assets', wordListAsset()), '');
  expect(() => checkWordList(web)).not.toThrow();
});
