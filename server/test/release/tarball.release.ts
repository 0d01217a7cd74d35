import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PostgresServer } from '../../testing/index.ts';
import { Guest } from '../guest.ts';
import { ReleasedServer } from './released-server.ts';
import { SharedHouse } from './shared-house.ts';

const [root, made, unpacked] = [inject('root'), inject('made'), inject('unpacked')];
const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(unpacked, name)).isFile(),
);
const read = (name: string) => readFileSync(join(unpacked, name), 'utf8');

describe('what is published', () => {
  test('has the checksums that stand beside it', () => {
    const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n');
    const others = readdirSync(made).filter((name) => name !== 'SHA256SUMS');
    expect(sums.map((line) => line.split('  ')[1]).sort()).toEqual(others.sort());
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      const bytes = readFileSync(join(made, name));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
    }
  });

  test('is the same bytes whenever it is made', () => {
    const again = mkdtempSync(join(tmpdir(), 'late-again-'));
    execFileSync(process.execPath, ['scripts/release.mjs', '--to', again], { cwd: root });
    expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(
      readFileSync(join(made, 'SHA256SUMS'), 'utf8'),
    );
    rmSync(again, { recursive: true });
  });

  test('has the newest section of the changelog as its notes', () => {
    const name = readdirSync(made).find((file) => file.endsWith('-notes.md')) ?? '';
    const notes = readFileSync(join(made, name), 'utf8');
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    expect(notes).toMatch(/^### Added\n/);
    expect(notes).not.toMatch(/^## /m);
    expect(changelog.split(/^## /m)[1]).toContain(notes);
  });
});

describe('what is inside', () => {
  test('is listed, with versions, licences and checksums', () => {
    const { spdxVersion, packages, relationships } = JSON.parse(read('sbom.spdx.json'));
    expect(spdxVersion).toBe('SPDX-2.3');
    const named = new Map<string, { versionInfo: string; licenseDeclared: string }>(
      packages.map((part: { name: string }) => [part.name, part]),
    );
    for (const name of ['libsql', 'fastify', 'ws', 'pg', 'pg-types', '@redis/client', 'react']) {
      expect(named.get(name)).toMatchObject({
        versionInfo: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        licenseDeclared: expect.stringMatching(/./),
        checksums: [{ algorithm: 'SHA512', checksumValue: expect.stringMatching(/^\w{128}$/) }],
      });
      expect(read('THIRD-PARTY-NOTICES.txt')).toContain(
        `\n${name} ${named.get(name)?.versionInfo}, ${named.get(name)?.licenseDeclared}\n`,
      );
    }
    expect(named.has('tsx')).toBe(false);
    const ids = packages.map((part: { SPDXID: string }) => part.SPDXID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(relationships).toHaveLength(ids.length);
  });

  test('is every package that is listed as one of its own, and each of those is listed', () => {
    const homes = files.filter((name) =>
      /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name),
    );
    expect(homes.length).toBeGreaterThan(40);
    const listed = JSON.parse(read('sbom.spdx.json')).packages.map(
      ({ name, versionInfo }: { name: string; versionInfo: string }) => `${name} ${versionInfo}`,
    );
    for (const home of homes) {
      const { name, version } = JSON.parse(read(home));
      expect(listed).toContain(`${name} ${version}`);
    }
  });

  test('says nothing of the machine it was made on, and has nothing that only developers need', () => {
    expect(files.filter((name) => read(name).includes(root))).toEqual([]);
    const odd =
      /\.(ts|tsx|map|test\.\w+)$|(^|\/)(\.git[^/]*|\.vite|typescript|vite|tsx|deploy\/test)\//;
    expect(files.filter((name) => odd.test(name))).toEqual([]);
  });

  test('is what an operator reads', () => {
    for (const name of [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'docs/operations.md',
      'deploy/README.md',
      'lexicon/data/ATTRIBUTION.md',
      'lexicon/data/licences/gpl-3.0.txt',
    ])
      expect(read(name).length).toBeGreaterThan(100);
  });
});

describe('in an empty folder, with nothing but Node', () => {
  let server: ReleasedServer;
  beforeAll(async () => {
    server = await ReleasedServer.start({ BOT_PAUSE_MS: '0' });
  });
  afterAll(() => server.stop());

  test('the page and all that it names are served', async () => {
    const page = await (await fetch(server.url)).text();
    const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect((await fetch(server.url + path)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('bots play, word games have their list, and the database is where it was started', async () => {
    const anna = await Guest.arrive(server);
    for (const game of ['slowka', 'extra']) {
      const id = await anna.open({ game, seats: ['open', 'easy', 'medium'] });
      await anna.ask(id, { do: 'start' });
      await anna.ask(id, { do: 'stand-in', seat: 0, level: 'easy' });
      await expect
        .poll(async () => (await anna.see(id)).length, { timeout: 60_000, interval: 100 })
        .toBeGreaterThan(8);
    }
    expect(existsSync(join(server.folder, 'data/late-edition.db'))).toBe(true);
  });

  test('the operator’s own words count, and the page is told of them', async () => {
    const words = join(server.folder, 'house-words.txt');
    writeFileSync(words, '+pierogon\n-kot\n');
    const other = await ReleasedServer.start({ HOUSE_WORDS_FILE: words });
    const told = await (await fetch(`${other.url}/house-words/pl.txt`)).text();
    const list = /^list: (polski-\d+-house\.\w{8})\n/.exec(told)?.[1];
    expect(told).toContain('0pierogon\nout: 0kot\n');
    const anna = await Guest.arrive(other);
    const { plan } = await anna.see(await anna.open({ game: 'slowka', seats: ['open', 'easy'] }));
    expect(plan.options).toMatchObject({ list });
    await other.stop();
    expect(await (await fetch(`${server.url}/house-words/pl.txt`)).text()).toBe('');
  });

  test('stops when it is asked to', async () => {
    const other = await ReleasedServer.start();
    expect(await other.stop()).toBe(0);
  });
});

test.skipIf(!SharedHouse.isPossible())('two processes have one house', async () => {
  const house = await SharedHouse.open({ BOT_PAUSE_MS: '0' });
  const [first, second] = (await house.start(2)) as [ReleasedServer, ReleasedServer];
  const [anna, jan] = [await Guest.arrive(first), await Guest.arrive(second)];
  const id = await anna.open({ seats: ['open', 'open', 'easy'] });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  const line = await jan.watch(id);
  const before = (await jan.see(id)).length;
  await anna.ask(id, { do: 'start' });
  await line.until((frame) => frame.t === 'room' && frame.room.length > before);
  for (const { folder } of [first, second])
    expect(existsSync(join(folder, 'data/late-edition.db'))).toBe(false);
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  await house.close();
});

describe('late, from a folder that is linked to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'late-linked-'));
  symlinkSync(join(unpacked, 'late'), join(folder, 'late'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const late = (...args: string[]) =>
    execFileSync(join(folder, 'late'), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
    });

  test('tells its version and its commands', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(late('--version')).toContain(version.split('+')[0]);
    for (const command of [
      'serve',
      'migrate',
      'healthcheck',
      'backup',
      'restore',
      'forgotten',
      'move-store',
      'admin',
    ])
      expect(late('help')).toContain(`late ${command}`);
  });

  test('asks a running server how it is, and backs it up', async () => {
    const server = await ReleasedServer.start({ DATA_DIR: join(folder, 'data') });
    await (await Guest.arrive(server)).open();
    expect(late('healthcheck', '--ready', server.url)).toBe('ok\n');
    expect(late('backup', 'copy.db')).toContain('1 tables');
    expect(existsSync(join(folder, 'copy.db'))).toBe(true);
    await server.stop();
    expect(() => late('healthcheck', server.url)).toThrow('nobody answers');
  });

  test.skipIf(!PostgresServer.isInstalled())('moves the house to PostgreSQL', async () => {
    const postgres = await PostgresServer.start(['fsync=off']);
    const DATABASE_URL = await postgres.createDatabase();
    const moved = execFileSync(join(folder, 'late'), ['move-store'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), DATABASE_URL },
    });
    expect(moved).toContain('Moved 1 tables');
    await postgres.stop();
  });
});
