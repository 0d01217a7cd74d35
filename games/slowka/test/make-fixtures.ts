// Writes the finished games of fixtures/ anew: npx tsx games/slowka/test/make-fixtures.ts
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules are. The results that they must have stand in golden.test.ts. Games of earlier
// versions are there too; they are as they were played, and cannot be made again.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { golden } from './golden.ts';
import { game, type Plan, recordedGame } from './recorded-game.ts';
import type { Recount } from './recount.ts';

interface Recipe extends Pick<Plan, 'minds' | 'words' | 'options' | 'challenge' | 'ask'> {
  readonly name: string;
  wanted(recount: Recount): boolean;
}

const challenge = 'challenge';
const checked = 'checked';
const positive = ({ scores }: Recount) => scores.every((score) => score > 20);
const level = ({ scores }: Recount) =>
  scores.filter((score) => score === Math.max(...scores)).length > 1;
/** What the best word of a seat makes with its bonus. */
const bestOf = ({ words }: Recount, seat: number) =>
  Math.max(...words.filter((word) => word.seat === seat).map(({ points }) => points));

const RECIPES: readonly Recipe[] = [
  {
    name: 'idle-ends-doubt',
    words: challenge,
    minds: ['modest', 'wild', 'modest'],
    challenge: 7,
    wanted: ({ closedIdly, end, struck }) =>
      closedIdly > 1 && struck.length > 0 && end === 'covered',
  },
  {
    name: 'doubt-costs-a-turn',
    words: challenge,
    options: { wrongChallenge: 'turn' },
    minds: ['modest', 'modest', 'wild'],
    challenge: 6,
    wanted: ({ satOut, struck, upheld }) =>
      satOut > 2 && struck.length > 0 && upheld.length > satOut - 1,
  },
  {
    name: 'tie-by-letters',
    words: challenge,
    minds: ['wild', 'wild'],
    wanted: (recount) =>
      positive(recount) &&
      level(recount) &&
      recount.winners.length === 1 &&
      bestOf(recount, recount.winners[0] as number) <
        bestOf(recount, 1 - (recount.winners[0] as number)),
  },
  {
    name: 'one-try',
    words: checked,
    options: { tries: 1 },
    minds: ['greedy', 'wild', 'modest'],
    wanted: ({ failed, lost, words }) =>
      lost > 2 && failed.length === lost && words.some(({ seat }) => seat === 1),
  },
  {
    name: 'free-tries',
    words: checked,
    options: { tries: 'free' },
    minds: ['greedy', 'wild'],
    wanted: ({ failed, lost }) => failed.length > 5 && failed.length < 150 && lost === 0,
  },
  {
    name: 'table-words-checked',
    words: checked,
    options: { tableWords: true },
    minds: ['greedy', 'wild', 'modest'],
    ask: 2,
    wanted: ({ admitted, lost, words }) =>
      admitted.length > 1 && lost > 0 && words.some(({ word }) => admitted.includes(word)),
  },
  {
    name: 'table-words-challenge',
    words: challenge,
    options: { tableWords: true },
    minds: ['wild', 'modest', 'wild'],
    challenge: 3,
    ask: 2,
    wanted: ({ admitted, end, struck, upheld }) =>
      struck.length > admitted.length &&
      end === 'covered' &&
      upheld.some(({ word }) => admitted.includes(word)),
  },
  {
    name: 'alone',
    words: checked,
    options: { tries: 1 },
    minds: ['greedy'],
    wanted: ({ end }) => end === 'covered',
  },
  {
    name: 'alone-idle',
    words: checked,
    options: { tries: 1 },
    minds: ['idle'],
    wanted: ({ end, words }) => end === 'idle' && words.length > 3,
  },
  {
    name: 'alone-stuck',
    words: checked,
    options: { tries: 1 },
    minds: ['modest'],
    wanted: ({ end }) => end === 'stuck',
  },
];

bakeGames<Recipe>({
  game: game as AnyGame,
  salt: 'Słówka',
  folder: golden.folder,
  recipes: RECIPES,
  play: ({ name, wanted, ...plan }, luck) => recordedGame({ ...luck, ...plan }),
  isWanted: ({ wanted }, text) => wanted(golden.recount(text)),
  summary: (text) => golden.summary(golden.recount(text)),
});
