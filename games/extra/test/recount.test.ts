import {
  type Opening,
  openingOf,
  readRecord,
  replay,
  sha256,
  toHex,
  verify,
  writeRecord,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { extra, type Options, type State } from '../rules/index.ts';
import { type Mind, recordedGame } from './recorded-game.ts';
import { recountText } from './recount.ts';

// Games are made by the rules, written down, and counted again from the text alone: on paper,
// by a hand that knows nothing of the rules' code. The conformance suite does the same for
// thousands more; here bots play too, so that sheets fill up, and moves are taken back.

const GAMES = 100;

const TABLES: readonly [name: string, options: Options, minds: readonly Mind[]][] = [
  ['alone', { sheet: 'schmidt', dice: 'house', children: [] }, ['hopeful']],
  ['a child alone', { sheet: 'classic', dice: 'table', children: [0] }, ['hopeful']],
  ['two', { sheet: 'schmidt', dice: 'table', children: [1] }, ['hopeful', 'random']],
  ['two, classic', { sheet: 'classic', dice: 'house', children: [] }, ['random', 'hopeful']],
  ['three', { sheet: 'schmidt', dice: 'table', children: [] }, ['hopeful', 'hopeful', 'random']],
  [
    'four, classic',
    { sheet: 'classic', dice: 'table', children: [0, 2] },
    ['random', 'hopeful', 'hopeful', 'hopeful'],
  ],
  [
    'five',
    { sheet: 'schmidt', dice: 'table', children: [3] },
    ['random', 'random', 'hopeful', 'random', 'hopeful'],
  ],
  [
    'six',
    { sheet: 'schmidt', dice: 'table', children: [] },
    ['hopeful', 'random', 'random', 'hopeful', 'random', 'random'],
  ],
];

describe.each(TABLES)('%s', (name, options, minds) => {
  test(`${GAMES} games count the same on paper`, () => {
    const scores: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      const seed = toHex(sha256(new TextEncoder().encode(`${name}/${game}`)));
      const record = recordedGame({
        table: `recount-${game}`,
        seed,
        options,
        minds,
        whim: game,
        undoAt: 1 + (game % 12),
      });
      const text = writeRecord(extra, record);
      const paper = recountText(text);
      const read = readRecord(text, () => extra);
      expect(verify(extra, read)).toMatchObject({ fair: true });
      const state = replay(extra, openingOf(extra, read) as Opening<Options>, read.log);
      expect(extra.result(state as State)).toEqual({
        scores: paper.scores,
        winners: paper.winners,
      });
      expect(paper.finishes.every((finish) => finish !== null)).toBe(true);
      scores.push(...paper.scores);
    }
    // Not all of one kind: good sheets and bad ones were counted.
    expect(Math.min(...scores)).toBeLessThan(0);
    expect(Math.max(...scores)).toBeGreaterThan(0);
  });
});
