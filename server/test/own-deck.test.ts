import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECK_TEXTS, type OwnDeck } from '@late/fakty/decks';
import { choices, type View } from '@late/fakty/rules';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

const DECK: OwnDeck = { name: 'Kitchen Table', language: 'en', ...DECK_TEXTS.en };
const withWord = (word: string): OwnDeck =>
  JSON.parse(JSON.stringify(DECK).replace('TALKING PARROT', word));
const tableOf = (deck: unknown) => ({
  game: 'fakty',
  options: { deck, variant: 'hot', start: 0 },
  seats: ['open', 'easy'],
  name: 'Anna',
});

test('a deck of one’s own is read before a table is opened', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const refused = await anna.call('POST', '/api/rooms', tableOf(withWord('LOUD <B>')));
  expect(refused.body.refusal).toMatchObject({
    code: 'fakty.deck.characters',
    params: { tile: 'LOUD <B>' },
  });
  const shapeless = await anna.call('POST', '/api/rooms', tableOf({ ...DECK, subjects: 7 }));
  expect(shapeless.body.refusal.code).toBe('table.options');
});

test('it comes with the room once, and not again with what changes', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const room = await anna.open(tableOf(DECK));
  await anna.ask(room, { do: 'start' });
  const line = await anna.watch(room);
  const whole = await line.until((frame) => frame.t === 'room');
  expect(JSON.stringify(whole)).toContain('TALKING PARROT');
  const view = (await anna.see(room)).table?.view as View;
  await anna.ask(room, { do: 'move', move: choices(view)[0] });
  const step = await line.until((frame) => frame.t === 'step');
  expect(JSON.stringify(step)).not.toContain('TALKING PARROT');
  expect(JSON.stringify(step).length).toBeLessThan(2_000);
});

test('it is reported with its words, and with whoever opened the table', async () => {
  const server = await startServer();
  const [anna, eve] = [await Guest.arrive(server), await Guest.arrive(server)];
  const room = await anna.open(tableOf(withWord('RUDE PARROT')));
  await eve.call('POST', `/api/rooms/${room}/reports`, { reason: 'deck' });
  const [report] = await server.services.store.reports(9);
  expect(report).toMatchObject({ reason: 'deck', line: { name: 'Kitchen Table' } });
  expect(JSON.stringify(report?.line)).toContain('RUDE PARROT');
  expect(report?.accused).toEqual([(await anna.call('GET', '/api/me')).body.member]);
});

test('words that are not wanted keep it off the list', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'late-words-')), 'words.txt');
  writeFileSync(file, 'cabbage\n');
  const server = await startServer({ BARRED_WORDS_FILE: file });
  const anna = await Guest.arrive(server);
  const rude = tableOf(withWord('RUDE CABBAGE'));
  const asked = await anna.call('POST', '/api/rooms', { ...rude, listed: true });
  expect(asked.body.refusal.code).toBe('room.word-written');
  const room = await anna.open(rude);
  const listed = await anna.ask(room, { do: 'list', listed: true });
  expect(listed.body.refusal.code).toBe('room.word-written');
});
