import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Copying and setting up is quick, but not on a busy machine. */
const PATIENCE = 120_000;

const house = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'late-new-game-'));

function run(command: string, ...args: string[]): SpawnSyncReturns<string> {
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return spawnSync(command, args, options);
}

function mustRun(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(command, ...args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** What `npx` would start, without starting npm first. */
const bin = (name: string) => join(copy, 'node_modules/.bin', name);

const newGame = (...args: string[]) => run(process.execPath, 'scripts/new-game.mjs', ...args);

/** Everything under version control; of what is installed, links, but our own packages are the copy's. */
beforeAll(() => {
  const files = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: house,
    encoding: 'utf8',
  }).stdout.split('\0');
  for (const file of files.filter((path) => path && existsSync(join(house, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(house, file), join(copy, file));
  }
  for (const folder of ['.', 'e2e', 'kernel', 'server', 'web']) link(`${folder}/node_modules`);
  // As if they had been installed from this lockfile: nothing is to be fetched.
  const lock = readFileSync(join(copy, 'package-lock.json'));
  const stamp = createHash('sha256').update('package-lock.json').update(lock).digest('hex');
  mkdirSync(join(copy, 'node_modules/.late'));
  writeFileSync(join(copy, 'node_modules/.late/installed'), stamp);
  mustRun('git', 'init', '-q');
  mustRun('git', 'add', '-A');
  mustRun('git', '-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'before');
}, PATIENCE);

afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE);

function link(folder: string): void {
  if (!existsSync(join(house, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(house, folder))) {
    const [from, to] = [join(house, folder, name), join(copy, folder, name)];
    if (name === '@late') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name !== '.late') symlinkSync(from, to);
  }
}

describe('a name that will not do is refused in a sentence, and nothing is written', () => {
  test.each([
    [[], 'Which name?'],
    [['Farkle'], 'small letters'],
    [['ten-thousand'], 'small letters'],
    [['../pig'], 'small letters'],
    [['extra'], 'is taken'],
    [['pig'], 'is taken'],
    [['class'], 'something else'],
    [['play'], 'something else'],
  ])('%j', (args, sentence) => {
    const { status, stderr } = newGame(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(mustRun('git', 'status', '--porcelain')).toBe('');
  });
});

describe('a new game', () => {
  beforeAll(() => {
    const { status, stderr } = newGame('farkle');
    if (status !== 0) throw new Error(stderr);
  }, PATIENCE);

  test('touches its folder, the list and the lockfile, and nothing else', () => {
    const touched = mustRun('git', 'status', '--porcelain').trimEnd().split('\n');
    expect(touched.map((line) => line.slice(3)).sort()).toEqual([
      'games/farkle/',
      'games/index.ts',
      'package-lock.json',
    ]);
    expect(mustRun('git', 'diff', '-U0', 'games/index.ts')).toMatch(/^\+import farkle from/m);
  });

  test('has nothing of the example left in it', () => {
    const left = run('grep', '-rilE', '(^|[^a-z])pig', 'games/farkle').stdout;
    expect(left).toBe('');
  });

  test('is formatted, has its texts as types, and compiles', () => {
    mustRun(process.execPath, 'scripts/texts.mjs', '--check');
    mustRun(bin('biome'), 'check', 'games/farkle', 'games/index.ts');
    mustRun('npm', 'run', '--silent', 'types');
  });

  test('keeps the layers', () => {
    mustRun(
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'games/farkle',
      'games/index.ts',
    );
  });

  test('passes its own tests and those of every game on the list', () => {
    mustRun(bin('vitest'), 'run', 'games/farkle');
    const suite = mustRun(bin('vitest'), 'run', 'games/test/parts.test.ts', '-t', 'farkle|list');
    expect(suite).toMatch(/Tests .* passed/);
  });
});
