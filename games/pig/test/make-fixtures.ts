// Writes the finished games of fixtures/ anew: npx tsx games/pig/test/make-fixtures.ts
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules are. The results that they must have stand in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { type Options, pig } from '../rules/index.ts';
import { recordedGame } from './recorded-game.ts';
import { type Recount, recountText } from './recount.ts';

interface Recipe {
  readonly name: string;
  readonly goal: Options['goal'];
  readonly seats: number;
  readonly undoAt?: number;
  wanted(game: Recount): boolean;
}

const RECIPES: readonly Recipe[] = [
  { name: 'to-100', goal: 100, seats: 2, wanted: ({ winners }) => winners[0] === 1 },
  { name: 'to-zero', goal: 50, seats: 3, wanted: ({ scores }) => scores.includes(0) },
  { name: 'undo', goal: 20, seats: 4, undoAt: 1, wanted: ({ winners }) => winners[0] === 3 },
];

bakeGames<Recipe>({
  game: pig as AnyGame,
  salt: 'pig',
  folder: new URL('../fixtures/', import.meta.url),
  recipes: RECIPES,
  play: ({ name, wanted, ...recipe }, luck) => recordedGame({ ...luck, ...recipe }),
  isWanted: ({ wanted }, text) => wanted(recountText(text)),
  summary(text) {
    const { scores, winners } = recountText(text);
    return `${scores.join(' ')} | ${winners.join(' ')}`;
  },
});
