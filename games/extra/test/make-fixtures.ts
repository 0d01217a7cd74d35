// Writes the finished games of fixtures/ anew: npx tsx games/extra/test/make-fixtures.ts
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules are. The results that they must have stand in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { extra, type Options } from '../rules/index.ts';
import { type Mind, recordedGame } from './recorded-game.ts';
import { type Recount, recountText } from './recount.ts';

interface Recipe {
  readonly name: string;
  readonly options?: Partial<Options>;
  readonly minds: readonly Mind[];
  readonly undoAt?: number;
  wanted(game: Recount): boolean;
}

const all = <T>(items: readonly T[], same: (one: T, other: T) => boolean) =>
  items.every((one) => same(one, items[0] as T));
const column = (letter: string) => (game: Recount) => game.finishes[0]?.column === letter;

const RECIPES: readonly Recipe[] = [
  { name: 'solo-win', minds: ['hopeful'], wanted: ({ scores }) => (scores[0] as number) > 500 },
  { name: 'solo-loss', minds: ['random'], wanted: ({ scores }) => (scores[0] as number) < 0 },
  {
    name: 'finish-apart',
    minds: ['hopeful', 'random'],
    wanted: ({ finishes }) => finishes[0]?.after !== finishes[1]?.after,
  },
  {
    name: 'finish-together',
    minds: ['hopeful', 'random', 'random'],
    wanted: ({ finishes, winners }) =>
      winners.length === 1 && all(finishes, (one, other) => one.after === other.after),
  },
  {
    name: 'tie',
    minds: ['random', 'random', 'random'],
    wanted: ({ winners, finishes }) =>
      winners.length === 2 && finishes[winners[0]!]?.after !== finishes[winners[1]!]?.after,
  },
  {
    name: 'all-negative',
    minds: ['random', 'random', 'random'],
    wanted: ({ scores }) => scores.every((score) => score < 0) && new Set(scores).size === 3,
  },
  { name: 'column-a', minds: ['hopeful'], wanted: column('a') },
  { name: 'column-b', minds: ['hopeful'], wanted: column('b') },
  { name: 'column-c', minds: ['hopeful'], wanted: column('c') },
  {
    name: 'children',
    options: { children: [0] },
    minds: ['hopeful', 'hopeful'],
    wanted: ({ winners }) => winners.length === 1 && winners[0] === 0,
  },
  {
    name: 'classic',
    options: { sheet: 'classic' },
    minds: ['hopeful', 'random'],
    wanted: ({ winners }) => winners[0] === 0,
  },
  {
    name: 'real-dice',
    options: { dice: 'table' },
    minds: ['random', 'hopeful'],
    wanted: ({ winners }) => winners[0] === 1,
  },
  {
    name: 'undo',
    minds: ['hopeful', 'random'],
    undoAt: 3,
    wanted: ({ scores }) => scores[0] !== scores[1],
  },
  {
    name: 'six-seats',
    minds: ['hopeful', 'random', 'random', 'random', 'random', 'random'],
    wanted: ({ finishes }) => new Set(finishes.map(({ after }) => after)).size >= 4,
  },
];

bakeGames<Recipe>({
  game: extra as AnyGame,
  salt: 'EXTRA!',
  folder: new URL('../fixtures/', import.meta.url),
  recipes: RECIPES,
  play: ({ options, minds, undoAt }, luck) =>
    recordedGame({
      ...luck,
      options: { sheet: 'schmidt', dice: 'house', children: [], ...options },
      minds,
      ...(undoAt === undefined ? {} : { undoAt }),
    }),
  isWanted: ({ wanted }, text) => wanted(recountText(text)),
  summary(text) {
    const { scores, winners, finishes } = recountText(text);
    const ends = finishes.map(({ after, column: letter }) => `${after}${letter}`);
    return `${scores.join(' ')} | ${winners.join(' ')} | ${ends.join(' ')}`;
  },
});
