import type { Opening } from '@late/kernel';
import { openingOf, readRecord, replay, sha256, toHex, verify, writeRecord } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { fakty, type Options, type State } from '../rules/index.ts';
import { recordedGame } from './recorded-game.ts';
import { recountText } from './recount.ts';

// Games are made by the rules, written down, and counted again from the text alone. The conformance
// suite does the same with random players; these are eager to close, so that games end early,
// rounds are cut short and votes are called.

const GAMES = 24;

const TABLES: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['two', {}, 2],
  ['three', { start: 1 }, 3],
  ['four', {}, 4],
  ['four, the table judges', { grammar: 'table' }, 4],
  ['two who judge', { grammar: 'table', start: 'tabloid' }, 2],
  ['two on one page', { variant: 'hot' }, 2],
  ['four on one page, the table judges', { variant: 'hot', grammar: 'table' }, 4],
  ['three, dead ends stay', { deadEnds: false }, 3],
  ['six on one page', { variant: 'hot', mustLay: true }, 6],
];

describe.each(TABLES)('%s', (name, partial, seats) => {
  test(`${GAMES} games count the same on paper`, () => {
    const options: Options = {
      variant: 'exclusive',
      deck: 'pl',
      grammar: 'checked',
      mustLay: false,
      deadEnds: true,
      start: 'random',
      ...partial,
    };
    for (let game = 0; game < GAMES; game++) {
      const seed = toHex(sha256(new TextEncoder().encode(`${name}/${game}`)));
      const plan = { table: `recount-${game}`, seed, options, seats, whim: game };
      const text = writeRecord(fakty, recordedGame({ ...plan, undo: game % 2 === 0 }));
      const paper = recountText(text);
      const read = readRecord(text, () => fakty);
      expect(verify(fakty, read)).toMatchObject({ fair: true });
      const state = replay(fakty, openingOf(fakty, read) as Opening<Options>, read.log);
      const { scores, winners } = paper;
      expect(fakty.result(state as State)).toEqual({ scores, winners });
    }
  });
});
