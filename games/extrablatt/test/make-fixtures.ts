// Writes the finished games of fixtures/ anew: npx tsx games/extrablatt/test/make-fixtures.ts
// Seeds are tried in order until a game is as its name says, so the files come out the same as
// long as the rules are. The results that they must have stand in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { extrablatt } from '../rules/index.ts';
import type { Mind } from './random-move.ts';
import { recordedGame } from './recorded-game.ts';
import { type Recount, recountText } from './recount.ts';

interface Recipe {
  readonly name: string;
  readonly minds: readonly Mind[];
  readonly undoFrom?: number;
  wanted(game: Recount, text: string): boolean;
}

const one = ({ winners }: Recount) => winners.length === 1;

const RECIPES: readonly Recipe[] = [
  { name: 'two-seats', minds: ['keen', 'random'], wanted: one },
  { name: 'three-seats', minds: ['random', 'keen', 'keen'], wanted: one },
  { name: 'four-seats', minds: ['keen', 'random', 'keen', 'random'], wanted: one },
  { name: 'shared-win', minds: ['random', 'random', 'random'], wanted: (game) => !one(game) },
  {
    name: 'last-motor-alone',
    minds: ['idle', 'random'],
    wanted: (_, text) => /motor \d\n$/.test(text),
  },
  {
    name: 'upset',
    minds: ['random', 'random'],
    wanted: ({ done }) => (done['1 beats 12'] ?? 0) > 1,
  },
  {
    name: 'all-ducks',
    minds: ['keen', 'keen', 'keen'],
    wanted: ({ done }) => (done['duck duel'] ?? 0) > 8,
  },
  { name: 'undo', minds: ['keen', 'random', 'random'], undoFrom: 20, wanted: one },
];

bakeGames<Recipe>({
  game: extrablatt as AnyGame,
  salt: 'Das Extrablatt',
  folder: new URL('../fixtures/', import.meta.url),
  recipes: RECIPES,
  play: ({ minds, undoFrom }, luck) =>
    recordedGame({ ...luck, minds, ...(undoFrom === undefined ? {} : { undoFrom }) }),
  isWanted: ({ wanted }, text) => wanted(recountText(text), text),
  summary(text) {
    const { scores, winners, done } = recountText(text);
    return `${scores.join(' ')} | ${winners.join(' ')} | ${JSON.stringify(done)}`;
  },
});
