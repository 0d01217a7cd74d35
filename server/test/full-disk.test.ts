import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { NO_LIMITS } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

const MEGABYTES = 6;
const MOST_TABLES = 3_000;
/** How often the server looks again whether it is ready. */
const PATIENCE = { timeout: 20_000, interval: 200 };

let disk: string | null = null;

/** A disk of its own, so small that it is soon full. Only root can make one, and not everywhere. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'late-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'late-disk', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

afterEach(() => {
  if (!disk) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
  disk = null;
});

/** Until there is no space left. */
function fill(file: string): void {
  for (const size of [65_536, 512, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
}

test('a disk that is really full costs nothing that was acknowledged, and all goes on when there is space', async ({
  skip,
}) => {
  disk = smallDisk();
  if (!disk) return skip('only root can make a small disk');
  const server = await startServer(NO_LIMITS, disk);
  const anna = await Guest.arrive(server);
  const open = () =>
    anna.call('POST', '/api/rooms', { game: 'extra', seats: ['open', 'open'], name: 'Anna' });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  const acknowledged: string[] = [];
  const note = ({ status, body }: Awaited<ReturnType<typeof open>>) => {
    if (status === 201) acknowledged.push(body.id);
    return status;
  };
  expect(note(await open())).toBe(201);
  const filler = join(disk, 'filler');
  fill(filler);
  let status = 201;
  while (status === 201 && acknowledged.length < MOST_TABLES) status = note(await open());
  expect(status).toBeGreaterThanOrEqual(500);
  await expect.poll(ready, PATIENCE).toBe(503);
  const [first] = acknowledged;
  expect((await anna.see(first as string)).plan.id).toBe(first);
  rmSync(filler);
  await expect.poll(ready, PATIENCE).toBe(200);
  expect(note(await open())).toBe(201);
  await server.stop();
  const store = openSqliteStore(join(disk, 'late.db'));
  for (const id of acknowledged) {
    expect((await store.table(id))?.length).toBe(1);
    expect(await store.steps(id, 0)).toHaveLength(1);
  }
  expect(await store.count('waiting')).toBe(acknowledged.length);
  await store.close();
});
