// Writes the finished games of fixtures/ anew: npx tsx games/krzyzowka/test/make-fixtures.ts
// Seeds are tried in order until a game goes as its name says, so the files come out the same as
// long as the rules and the dictionary are. What they must come to stands in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import type { Options } from '../rules/index.ts';
import type { Mind } from './player.ts';
import { isPolish, polishGame } from './polish.ts';
import { recordedGame } from './recorded-game.ts';
import { recountText } from './recount.ts';

interface Recipe {
  readonly name: string;
  readonly options?: Partial<Options>;
  readonly minds: readonly Mind[];
  readonly undo?: boolean;
  /** Found in the notes of a recount, one a line. */
  readonly wanted: RegExp;
}

const challenge = { words: 'challenge' } as const;

const RECIPES: readonly Recipe[] = [
  // The last note is a word: nobody had to pass any more.
  {
    name: 'one-empty-hand',
    minds: ['keen', 'keen', 'keen', 'keen'],
    wanted: /s\d [^\n]*[A-ZŻ]{2} \d+$/,
  },
  { name: 'one-no-words', minds: ['keen', 'idle', 'idle'], wanted: /(\n.*(pass|exchange)){6}$/ },
  { name: 'one-shared', minds: ['idle', 'idle'], wanted: /pass$/ },
  { name: 'one-three-tries', minds: ['bold', 'keen'], wanted: /(s\d) .* no\n\1 .* no\n\1 .* no\n/ },
  { name: 'one-seven-tiles', minds: ['keen', 'keen'], wanted: / seven \d+\n/ },
  {
    name: 'one-challenge-won',
    options: challenge,
    minds: ['bold', 'keen'],
    wanted: /challenge won/,
  },
  {
    name: 'one-challenge-lost',
    options: challenge,
    minds: ['keen', 'keen', 'bold'],
    wanted: /challenge lost/,
  },
  {
    name: 'one-last-word-accepted',
    options: challenge,
    minds: ['bold', 'bold', 'bold'],
    wanted: /s\d [^\n]*[a-zżA-ZŻ]{2} (\d+|no)$/,
  },
  {
    name: 'two-done',
    options: { game: 2 },
    minds: ['keen', 'keen', 'keen', 'keen'],
    wanted: /done/,
  },
  {
    name: 'two-agreed',
    options: { game: 2, minutes: 'off' },
    minds: ['keen', 'keen', 'keen'],
    undo: true,
    wanted: /^(agreed .*\n?){4}$/,
  },
  {
    name: 'two-time-up',
    options: { game: 2, minutes: 2 },
    minds: ['patient', 'keen'],
    wanted: /^(time .*\n?){4}$/,
  },
  {
    name: 'two-in-turn',
    options: { game: 2, minutes: 3, rounds: 'in-turn' },
    minds: ['keen', 'patient'],
    wanted: /handed in/,
  },
  {
    name: 'three-raised',
    options: { game: 3 },
    minds: ['keen', 'keen'],
    wanted: /^(s\d .*\n?){10}$/,
  },
  {
    name: 'three-raised-in-vain',
    options: { game: 3 },
    minds: ['bold', 'bold', 'keen'],
    wanted: /no hand left/,
  },
  {
    name: 'three-time-up',
    options: { game: 3, minutes: 2 },
    minds: ['patient', 'patient', 'idle'],
    wanted: /^(time .*\n?){10}$/,
  },
  {
    name: 'three-agreed',
    options: { game: 3 },
    minds: ['idle', 'idle'],
    wanted: /^(agreed .*\n?){10}$/,
  },
  {
    name: 'three-in-turn',
    options: { game: 3, rounds: 'in-turn' },
    minds: ['keen', 'idle', 'bold'],
    wanted: /handed in/,
  },
];

bakeGames<Recipe>({
  game: polishGame as AnyGame,
  salt: 'Krzyżówka',
  folder: new URL('../fixtures/', import.meta.url),
  recipes: RECIPES,
  play: ({ name, options = {}, minds, undo = false }, { seed, whim }) =>
    recordedGame({ table: name, seed, options, minds, whim, undo }),
  isWanted: ({ undo, wanted }, text) =>
    wanted.test(recountText(text, isPolish).notes.join('\n')) && (!undo || text.includes('(undo ')),
  summary(text) {
    const { scores, winners, notes } = recountText(text, isPolish);
    return `${scores.join(' ')} | ${winners.join(' ')} | ${notes.at(-1)}`;
  },
});
