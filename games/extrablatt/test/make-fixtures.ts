// Writes the finished games of fixtures/ anew: npx tsx games/extrablatt/test/make-fixtures.ts
// Those of version 1 (all-ducks, four-seats, last-motor-alone, shared-win, three-seats, two-seats, undo,
// upset) and of version 2 (all others but the last) are kept as they were written then: they show that
// old games replay by their own rules. So name what is to be written: … make-fixtures.ts the-other-photo
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
  { name: 'two-papers', minds: ['keen', 'random'], wanted: one },
  { name: 'three-papers', minds: ['random', 'keen', 'keen'], wanted: one },
  { name: 'four-papers', minds: ['keen', 'random', 'keen', 'random'], wanted: one },
  {
    name: 'shared-circulation',
    minds: ['random', 'random', 'random'],
    wanted: (game) => !one(game),
  },
  {
    name: 'motor-in-peace',
    minds: ['idle', 'random'],
    wanted: ({ done }) => (done['no duel'] ?? 0) > 1,
  },
  {
    name: 'nothing-to-duck',
    minds: ['random', 'random', 'random'],
    wanted: ({ done }) => (done['no target'] ?? 0) > 2 && (done['only the starter'] ?? 0) > 2,
  },
  {
    name: 'photo-alone',
    minds: ['keen', 'keen'],
    wanted: ({ done }) => Boolean(done['photo that stays'] && done['photo that stays alone']),
  },
  { name: 'second-thoughts', minds: ['keen', 'random', 'random'], undoFrom: 20, wanted: one },
  // Of the third version.
  {
    name: 'the-other-photo',
    minds: ['keen', 'keen', 'random'],
    wanted: (game, text) => one(game) && / photo 2\n(.*\n)*.* photo 1\n/.test(text),
  },
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
