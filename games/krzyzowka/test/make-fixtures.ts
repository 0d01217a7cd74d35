// Writes finished games of fixtures/ anew: npx tsx games/krzyzowka/test/make-fixtures.ts
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

const alone = { minds: ['keen'] } as const;

/** For what the second version has brought. Earlier games lie in fixtures/ as they were played then. */
const RECIPES: readonly Recipe[] = [
  { name: 'one-one-try', options: { tries: 1 }, minds: ['bold', 'keen'], wanted: / no\n/ },
  { name: 'one-free-tries', options: { tries: 'free' }, minds: ['bold', 'keen'], wanted: / no\n/ },
  {
    name: 'one-doubt-costs',
    options: { words: 'challenge', wrongChallenge: 'turn' },
    minds: ['keen', 'keen', 'bold'],
    wanted: /challenge lost/,
  },
  {
    name: 'one-words-of-the-table',
    options: { tableWords: true },
    minds: ['bold', 'keen', 'keen'],
    wanted: /house \S+ no[\s\S]*house \S+ yes/,
  },
  {
    name: 'one-challenge-and-vote',
    options: { words: 'challenge', tableWords: true, parts: 'all', family: true },
    minds: ['bold', 'bold'],
    wanted: /challenge won\nhouse \S+ yes/,
  },
  { name: 'one-alone-turns', minds: ['idle'], wanted: /^(s1 pass\n?){20}$/ },
  { name: 'one-alone-empty-bag', minds: ['patient'], wanted: /^(.*\n){0,18}.*[A-ZŻ]{2} \d+$/ },
  {
    name: 'two-words-or-not-done',
    options: { game: 2, roundCount: 3 },
    minds: ['bold', 'keen', 'keen', 'keen'],
    wanted: /(s1 not done\n){3}[\s\S]*s[234] done/,
  },
  {
    name: 'two-best-part',
    options: { game: 2, roundCount: 1 },
    minds: ['messy', 'idle'],
    wanted: /^agreed [1-9]/,
  },
  { name: 'two-alone', ...alone, options: { game: 2 }, wanted: /handed in [1-9]/ },
  {
    name: 'three-hand-stays-down',
    options: { game: 3, roundCount: 3 },
    minds: ['bold', 'bold', 'keen'],
    wanted: /in vain [\s\S]*agreed [1-9]/,
  },
  {
    name: 'three-fifteen-rounds',
    options: { game: 3, roundCount: 15, minutes: 2 },
    minds: ['keen', 'idle'],
    wanted: /./,
  },
  { name: 'three-alone', ...alone, options: { game: 3 }, wanted: /handed in [1-9]/ },
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
