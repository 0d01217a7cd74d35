// Writes finished games of fixtures/ anew: npx tsx games/fakty/test/make-fixtures.ts <names>
// Games of an earlier version stay as they are.
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules and the decks' grammar are. What they must come to stands in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { fakty, type Options } from '../rules/index.ts';
import { ownDeck } from './own-deck.ts';
import { recordedGame } from './recorded-game.ts';
import { type Recount, recountText } from './recount.ts';

interface Recipe {
  readonly name: string;
  readonly options?: Partial<Options>;
  readonly seats: number;
  readonly undo?: boolean;
  wanted(game: Recount, text: string): boolean;
}

const hot = { variant: 'hot' } as const;
const alone = ({ votes, winners }: Recount) => votes === 0 && winners.length === 1;
const lastMove = (text: string) => text.trimEnd().split('\n').at(-1)?.split(' ').slice(3) ?? [];

/** Whether the last tile was laid on "!": the letters are those of the ten titles' marked fields. */
function endedOnBang(text: string): boolean {
  const [word, tile = '', title] = lastMove(text);
  return word === 'lay' && 'SPOPSOPSOP'[Number(title) - 1] === tile[0];
}

/** What a hot topic gave is laid at once, the pool refilled, and the title falls. */
const GIVEN_AND_FALLEN =
  / take (\w+)\n.* lay \1 (\d) = \d+\n(?!.* lay \w+ \2\n).*\n.* object \d \2\n(.* falls\n)+.* roll/;

const RECIPES: readonly Recipe[] = [
  { name: 'won', seats: 2, wanted: alone },
  {
    name: 'won-by-the-second',
    seats: 4,
    wanted: (game) => alone(game) && game.first !== game.winners[0],
  },
  { name: 'shared-by-two', seats: 2, wanted: ({ winners }) => winners.length === 2 },
  { name: 'vote-of-one', seats: 3, wanted: ({ votes }) => votes === 1 },
  {
    name: 'vote-of-all',
    seats: 3,
    wanted: ({ votes, winners }) => votes === 3 && winners.length === 1,
  },
  {
    name: 'vote-again',
    seats: 4,
    wanted: ({ votes, winners }) => votes === 6 && winners.length === 1,
  },
  {
    name: 'vote-shared',
    seats: 4,
    wanted: ({ votes, winners }) => votes === 6 && winners.length > 1,
  },
  { name: 'table-grammar', options: { grammar: 'table' }, seats: 3, wanted: alone },
  { name: 'undo', options: { start: 1 }, seats: 2, undo: true, wanted: alone },
  {
    name: 'hot-won',
    options: hot,
    seats: 3,
    wanted: (game, text) => alone(game) && !endedOnBang(text),
  },
  { name: 'hot-shared', options: hot, seats: 4, wanted: ({ winners }) => winners.length === 2 },
  { name: 'hot-ended-on-bang', options: hot, seats: 2, wanted: (_, text) => endedOnBang(text) },
  {
    name: 'hot-ended-by-die',
    options: hot,
    seats: 2,
    wanted: (_, text) => / roll = 0 \d+\n.*\n$/.test(text),
  },
  { name: 'hot-must-lay', options: { ...hot, mustLay: true, start: 7 }, seats: 8, wanted: alone },
  // Of the second version, which the games above do not use.
  {
    name: 'objections',
    options: { grammar: 'table', deck: 'pl-2' },
    seats: 3,
    wanted: (game, text) =>
      alone(game) && / stands\n/.test(text) && / falls\n/.test(text) && / print\n/.test(text),
  },
  {
    name: 'hot-objections',
    options: { ...hot, grammar: 'table', deck: 'de-2' },
    seats: 4,
    wanted: (_, text) => / stands\n/.test(text) && / falls\n/.test(text) && / print\n$/.test(text),
  },
  {
    name: 'youngest-begins',
    options: { start: 'tabloid', deadEnds: false, deck: 'fr-2' },
    seats: 3,
    wanted: (game, text) => alone(game) && / point \d\n/.test(text),
  },
  {
    name: 'own-deck',
    options: { deck: ownDeck('en', { name: 'The Kitchen Table', language: 'en' }) },
    seats: 2,
    wanted: alone,
  },
  // Of the third.
  {
    name: 'back-to-the-pool',
    options: { grammar: 'table', deck: 'pl-2' },
    seats: 3,
    wanted: (game, text) => alone(game) && GIVEN_AND_FALLEN.test(text),
  },
];

const OPTIONS: Options = {
  variant: 'exclusive',
  deck: 'pl',
  grammar: 'checked',
  mustLay: false,
  deadEnds: true,
  start: 'random',
};

bakeGames<Recipe>({
  game: fakty as AnyGame,
  salt: 'Extra Fakty',
  folder: new URL('../fixtures/', import.meta.url),
  recipes: RECIPES,
  play: ({ options, seats, undo = false }, luck) =>
    recordedGame({ ...luck, options: { ...OPTIONS, ...options }, seats, undo }),
  isWanted: ({ wanted }, text) => wanted(recountText(text), text),
  summary(text) {
    const { scores, winners, votes } = recountText(text);
    return `${scores.join(' ')} | ${winners.join(' ')} | ${votes}`;
  },
});
