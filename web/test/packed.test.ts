import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { extra } from '@late/extra/rules';
import { readRecord, writeRecord } from '@late/kernel';
import { expect, test } from 'vitest';
import { pack, unpack } from '../src/luck/packed.ts';

const linkOf = (text: string | Buffer) => deflateRawSync(text).toString('base64url');
const file = new URL('../../games/extra/fixtures/six-seats.txt', import.meta.url);
const record = readRecord(readFileSync(file, 'utf8'), () => extra);

test('a game goes into a link and comes out as it was', async () => {
  const packed = await pack(extra, record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed as string)).toBe(writeRecord(extra, record));
});

test('a link that carries no game, or one that would unfold without end, is nothing', async () => {
  expect(await unpack('')).toBeNull();
  expect(await unpack('no/base64=')).toBeNull();
  expect(await unpack('AAAA')).toBeNull();
  expect(await unpack(linkOf(Buffer.from([0xff, 0xfe, 0xff])))).toBeNull();
  const bomb = linkOf('0'.repeat(4_000_000));
  expect(bomb.length).toBeLessThan(6_000);
  expect(await unpack(bomb)).toBeNull();
  expect(await unpack('A'.repeat(20_000))).toBeNull();
});
