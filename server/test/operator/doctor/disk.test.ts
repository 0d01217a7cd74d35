import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeSpace, lookAtDisk, type Space } from '../../../src/operator/doctor/disk.ts';
import { temporaryFolder } from '../../test-server.ts';

/** 100 GB in pages of 4 kB, with a million files. */
const DISK: Space = { bsize: 4096, blocks: 25e6, bavail: 12e6, files: 1e6, ffree: 9e5 };

test.each<[string, Partial<Space>, string[]]>([
  ['half full', {}, ['ok']],
  ['full', { bavail: 0 }, ['fail']],
  ['99 MB left', { bavail: 24_000 }, ['fail']],
  ['900 MB left', { bavail: 220_000 }, ['warn']],
  ['4 % left', { bavail: 1e6 }, ['warn']],
  ['a small disk, mostly free', { blocks: 500_000, bavail: 400_000 }, ['ok']],
  ['no file can be made', { ffree: 0 }, ['ok', 'fail']],
  ['few files can be made', { ffree: 40_000 }, ['ok', 'warn']],
  ['a file system that counts no files', { files: 0, ffree: 0 }, ['ok']],
  ['neither', { bavail: 0, ffree: 10 }, ['fail', 'fail']],
])('%s', (_, space, verdicts) => {
  expect(judgeSpace({ ...DISK, ...space }).map(({ verdict }) => verdict)).toEqual(verdicts);
});

test('a folder that is not there yet is looked at where it would be made', () => {
  const [finding] = lookAtDisk(join(temporaryFolder(), 'not', 'yet'));
  expect(finding?.says).toMatch(/^\d+ [MG]B of \d+ [MG]B are free/);
});
