import { readFileSync } from 'node:fs';
import { manifestOf } from '@late/games';
import { commitment } from '@late/kernel';
import { act, type Holder, openTable } from '@late/table';
import { type Messages, speaker } from '@late/ui/text';
import { expect, test } from 'vitest';
import type { GameFace } from '../src/games/face.ts';
import { seatLabels } from '../src/local/seat-labels.ts';
import { tellLog } from '../src/local/tell-log.ts';
import type { Say } from '../src/shell/use-say.ts';

const SEED = '5a'.repeat(32);
const polish = new URL('../locales/pl.json', import.meta.url);
const say = speaker('pl', JSON.parse(readFileSync(polish, 'utf8')) as Messages) as Say;

/** A table after the first throw, as a reader of Polish is told of it. */
async function readAt(names: readonly string[], others: readonly Holder[] = []) {
  const manifest = manifestOf('extra');
  if (!manifest) throw new Error('there is no such game');
  const game = await manifest.rules(() => Promise.reject(new Error('needs no words')));
  const face = { game, narrate: await manifest.narrate() } as unknown as GameFace;
  const people = names.map((name): Holder => ({ kind: 'person', name }));
  const plan = {
    id: 'table',
    game: game.id,
    version: game.version,
    options: { sheet: 'schmidt', dice: 'house', children: [] },
    holders: [...people, ...others],
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: 1,
  } as const;
  const opened = openTable(game, plan, SEED);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const thrown = act(game, opened.table, { do: 'move', seat: 0, move: { do: 'throw' } }, SEED, 2);
  if (!thrown.ok) throw new Error(thrown.refusal.code);
  const labels = seatLabels(thrown.table, say).map(({ name }) => name);
  return { labels, news: JSON.stringify(tellLog(face, thrown.table, say)) };
}

test('those who gave no name are called so in the reader’s language, in the news too', async () => {
  const { labels, news } = await readAt(['Person 1', 'Person 2']);
  expect(labels).toEqual(['Osoba 1', 'Osoba 2']);
  expect(news).toContain('"name":"Osoba 1"');
  expect(news).not.toContain('Person');
});

test('whoever is alone among bots is spoken to, and bots and names stay', async () => {
  const { labels, news } = await readAt(['Du'], [{ kind: 'bot', name: 'Otto', level: 'easy' }]);
  expect(labels).toEqual(['Ty', 'Otto']);
  expect(news).toContain('extra.event.you.thrown');
  expect((await readAt(['Ann', 'Ben'])).labels).toEqual(['Ann', 'Ben']);
});
