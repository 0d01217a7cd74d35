import {
  type Opening,
  openingOf,
  readRecord,
  replay,
  sha256,
  toHex,
  writeRecord,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { fieldName, type Options, type State, worthOfWord } from '../rules/index.ts';
import { golden } from './golden.ts';
import { game, type Plan, recordedGame } from './recorded-game.ts';

// Games are made by the rules, written down, and counted again from the text alone, word by word.
// The conformance suite compares the results of thousands more; here words of a real vocabulary are
// found, bluffs are called, and moves are taken back.

const TABLES: readonly [
  name: string,
  games: number,
  plan: Omit<Plan, 'table' | 'seed' | 'whim'>,
][] = [
  ['two who look for words', 5, { words: 'checked', minds: ['greedy', 'modest'] }],
  ['three, one of whom guesses', 5, { words: 'checked', minds: ['modest', 'wild', 'modest'] }],
  ['two bluffers', 120, { words: 'challenge', minds: ['wild', 'wild'], challenge: 4, undoAt: 2 }],
  [
    'four bluffers',
    120,
    { words: 'challenge', minds: ['wild', 'wild', 'wild', 'wild'], challenge: 9 },
  ],
  ['four who guess', 120, { words: 'checked', minds: ['wild', 'wild', 'wild', 'wild'] }],
  [
    'three whose doubts cost turns, and who vote',
    60,
    {
      words: 'challenge',
      options: { wrongChallenge: 'turn', tableWords: true },
      minds: ['wild', 'wild', 'wild'],
      challenge: 3,
      ask: 2,
    },
  ],
  [
    'two who vote on what they guessed',
    60,
    { words: 'checked', options: { tableWords: true }, minds: ['wild', 'wild'], ask: 2 },
  ],
  ['one alone', 60, { words: 'checked', options: { tries: 1 }, minds: ['wild'] }],
  [
    'three who challenge',
    5,
    { words: 'challenge', minds: ['modest', 'wild', 'modest'], challenge: 5 },
  ],
];

describe.each(TABLES)('%s', (name, games, plan) => {
  test(`${games} games count the same on paper`, () => {
    for (let whim = 0; whim < games; whim++) {
      const seed = toHex(sha256(new TextEncoder().encode(`${name}/${whim}`)));
      const text = writeRecord(
        game,
        recordedGame({ table: `recount-${whim}`, seed, whim, ...plan }),
      );
      const paper = golden.recount(text);
      const read = readRecord(text, () => game);
      const state = replay(game, openingOf(game, read) as Opening<Options>, read.log) as State;
      expect(game.result(state)).toEqual({ scores: paper.scores, winners: paper.winners });
      expect([whim, state.end]).toEqual([whim, paper.end]);
      const pad = state.words.map((word) => ({
        seat: word.seat,
        word: word.word,
        points: worthOfWord(word),
        closed: word.closed.map(fieldName),
      }));
      expect(pad).toEqual(paper.words);
    }
  });
});
