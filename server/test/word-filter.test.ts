import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBarredWords } from '../src/barred-words.ts';
import { WordFilter } from '../src/rooms/word-filter.ts';
import { SettingsFault } from '../src/settings.ts';
import { Guest } from './guest.ts';
import { startServer, temporaryFolder } from './test-server.ts';

describe('a word filter', () => {
  const filter = new WordFilter(['Cabbage', 'żaba', 'old hat', '', ' ']);

  test.each([
    'cabbage',
    'You CABBAGE!',
    'c4bb4ge',
    'c@bbage',
    'сabbаge',
    'ｃａｂｂａｇｅ',
    'cábbâgé',
    'a zaba here',
    'ŻABA',
    'such an old   hat.',
    'OLD-HAT',
  ])('bars %s', (text) => expect(filter.bars(text)).toBe(true));

  test.each([
    'cabbages',
    'Cabbageville',
    'scabbage',
    'żabami',
    'old',
    'hat old',
    'old red hat',
    '',
    '!!!',
    'Zażółć gęślą jaźń',
  ])('lets %s pass', (text) => expect(filter.bars(text)).toBe(false));

  test('takes no number for a word, and bars nothing if it is empty', () => {
    expect(new WordFilter(['ass']).bars('455')).toBe(false);
    expect(new WordFilter(['ass']).bars('4ss')).toBe(true);
    expect(new WordFilter([]).bars('anything at all')).toBe(false);
  });
});

function wordsFile(text: string): string {
  const file = join(temporaryFolder(), 'words.txt');
  writeFileSync(file, text);
  return file;
}

test('a file that is missing or too large is refused by the name of the setting', async () => {
  expect(() => readBarredWords(join(temporaryFolder(), 'none.txt'))).toThrow(SettingsFault);
  expect(() => readBarredWords(wordsFile('x'.repeat(256 * 1024 + 1)))).toThrow('BARRED_WORDS_FILE');
  expect(readBarredWords(wordsFile('# ours\none\ntwo three\n'))).toEqual(['one', 'two three', '']);
});

test('names and talk in listed rooms are looked at, elsewhere they are not', async () => {
  const server = await startServer({ BARRED_WORDS_FILE: wordsFile('# ours\ncabbage\n') });
  const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
  const code = async (asked: Promise<{ body: { refusal?: { code: string } } }>) =>
    (await asked).body.refusal?.code;
  const [room, secret] = [await anna.open({ listed: true }), await anna.open()];
  const asked = { game: 'extra', seats: ['open'], name: 'Cabbage', listed: true };
  expect(await code(anna.call('POST', '/api/rooms', asked))).toBe('room.word-name');
  const sit = { do: 'sit', seat: 1, name: 'Cabb4ge' } as const;
  expect(await code(boris.ask(room, sit))).toBe('room.word-name');
  expect(await code(boris.ask(room, { ...sit, name: 'Boris' }))).toBeUndefined();
  expect(await code(boris.ask(room, { do: 'rename', name: 'cabbage' }))).toBe('room.word-name');
  expect(await code(boris.ask(room, { do: 'say', text: 'you cabbage' }))).toBe('room.word');
  expect(await code(boris.ask(room, { do: 'say', text: 'you rose' }))).toBeUndefined();
  expect((await anna.see(room)).chat).toMatchObject([{ text: 'you rose' }]);
  expect(await code(boris.ask(secret, sit))).toBeUndefined();
  expect(await code(boris.ask(secret, { do: 'say', text: 'you cabbage' }))).toBeUndefined();
  expect(await code(anna.ask(secret, { do: 'list', listed: true }))).toBe('room.word-at-table');
});

test('without a file nothing is looked at', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const room = await anna.open({ listed: true, name: 'Cabbage' });
  expect((await anna.ask(room, { do: 'say', text: 'cabbage' })).status).toBe(200);
});
