import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';
import { sampleRecord } from './sample-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-rules-'));
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each(['replay', 'fair'])('late %s says which rules a record needs', async (command) => {
  const file = join(folder, 'later.txt');
  writeFileSync(file, sampleRecord().replace(/^game: extra 1$/m, 'game: extra 7'));
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main([command, file])).toBe(1);
  expect(complaints.mock.calls.at(-1)).toEqual([
    `late: ${file}: played by version 7 of the rules of extra; this edition knows version 1`,
  ]);
});
