import { readFileSync } from 'node:fs';
import { LANGUAGES, speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { narrate } from '../locales/narrate.ts';
import { type Event, FACES, type Obstacle } from '../rules/index.ts';

const OBSTACLES: readonly Obstacle[] = [
  'pool',
  'boards',
  'swap',
  'hands',
  'stack',
  'board',
  'closed',
  'move',
];

const seat = 1;
const [tile, text, title] = [4, 'GADAJĄCY PIES', 2];

/** One event of every kind, with every way to tell it. */
const EVENTS: readonly Event[] = [
  { type: 'started', seat },
  { type: 'laid', seat, tile, text, title },
  ...FACES.map((face): Event => ({ type: 'rolled', seat, face })),
  ...OBSTACLES.map((why): Event => ({ type: 'impossible', seat, face: 'bug', why })),
  { type: 'took', seat, face: 'hot-topic', from: null, tile, text },
  { type: 'took', seat, face: 'leak', from: 0, tile, text },
  { type: 'took', seat, face: 'bug', from: 0, tile, text },
  { type: 'took', seat, face: 'bug', from: 0, tile: null, text: '' },
  { type: 'took', seat, face: 'eye', from: null, tile, text },
  { type: 'took', seat, face: 'eye', from: null, tile: null, text: '' },
  { type: 'turned-up', seat, tile, text },
  { type: 'refilled', tile, text },
  { type: 'kept', seat },
  { type: 'removed', seat, board: 0, tile, text, title },
  { type: 'removed', seat, board: null, tile, text, title },
  { type: 'swapped', seat, boards: [0, 1], texts: [text, 'KSIĘŻYC'] },
  { type: 'drew', seat, count: 2, tiles: null },
  { type: 'passed', seat },
  { type: 'discarded', seat, tile, text },
  { type: 'moved', seat, tile, text, from: 0, to: 3 },
  { type: 'scrapped', seat, title, text },
  { type: 'closed', seat, title, tiles: [tile], text, points: 3 },
  { type: 'issue', seat, points: 1 },
  { type: 'stuck', board: null, title, text },
  { type: 'restocked', count: 21 },
  { type: 'eye', seat },
  { type: 'extra-turn', seat },
  { type: 'vote-called', tied: [0, 1], voters: [2], everybody: false },
  { type: 'vote-called', tied: [0, 1], voters: [0, 1, 2], everybody: true },
  { type: 'voted', seat },
  { type: 'votes', votes: [{ seat, vote: { seat: 0, title }, text }] },
  { type: 'over', scores: [3, 4], winners: [1] },
  { type: 'over', scores: [4, 4], winners: [0, 1] },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  const say = speaker(language, messages);

  test.each(EVENTS)('$type is told in a whole sentence', (event) => {
    const lines = narrate(event, (who) => ['Marie', 'Otto', 'Zofia'][who] ?? '?');
    expect(lines.length).toBeGreaterThan(0);
    for (const { key, params } of lines) {
      expect(messages).toHaveProperty([key]);
      expect(say(key, params)).toMatch(/^[^{}]+[.!]$/);
    }
  });
});
