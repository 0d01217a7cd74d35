// Writes the finished games of fixtures/ anew: npx tsx games/slowka/test/make-fixtures.ts
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules are. The results that they must have stand in golden.test.ts.

import type { AnyGame } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { golden } from './golden.ts';
import { game, type Plan, recordedGame } from './recorded-game.ts';
import type { Recount } from './recount.ts';

interface Recipe extends Pick<Plan, 'minds' | 'words' | 'challenge' | 'undoAt'> {
  readonly name: string;
  wanted(recount: Recount): boolean;
}

const checked = 'checked';
const challenge = 'challenge';
const positive = ({ scores }: Recount) => scores.every((score) => score > 20);
const level = ({ scores }: Recount) =>
  scores.filter((score) => score === Math.max(...scores)).length > 1;

const RECIPES: readonly Recipe[] = [
  {
    name: 'covered',
    words: checked,
    minds: ['greedy', 'greedy'],
    wanted: ({ end }) => end === 'covered',
  },
  {
    name: 'idle',
    words: checked,
    minds: ['idle', 'idle', 'idle'],
    wanted: (recount) => recount.end === 'idle' && recount.words.length > 5,
  },
  {
    name: 'stuck',
    words: checked,
    minds: ['greedy', 'modest'],
    wanted: ({ end }) => end === 'stuck',
  },
  {
    name: 'three-tries',
    words: checked,
    minds: ['greedy', 'wild'],
    wanted: ({ lost, words }) => lost > 0 && words.some(({ seat }) => seat === 1),
  },
  {
    name: 'exchange',
    words: checked,
    minds: ['modest', 'modest', 'modest', 'modest'],
    wanted: ({ end, exchanges }) => exchanges > 1 && end !== 'idle',
  },
  {
    name: 'two-bonuses-at-once',
    words: checked,
    minds: ['greedy', 'greedy', 'greedy'],
    wanted: ({ words }) => words.some(({ closed }) => closed.length > 1),
  },
  {
    name: 'challenge-won',
    words: challenge,
    minds: ['modest', 'wild', 'modest'],
    challenge: 6,
    wanted: ({ struck, upheld, words }) =>
      struck.length > 1 && upheld.length === 0 && words.length > 9,
  },
  {
    name: 'challenge-lost',
    words: challenge,
    minds: ['modest', 'modest'],
    challenge: 6,
    wanted: ({ struck, upheld }) => struck.length === 0 && upheld.length > 1,
  },
  {
    name: 'bluff-stands',
    words: challenge,
    minds: ['wild', 'modest', 'modest', 'modest'],
    challenge: 8,
    wanted: ({ end, struck, words }) =>
      end === 'covered' && struck.length > 0 && words.some(({ seat }) => seat === 0),
  },
  {
    name: 'last-word-struck',
    words: challenge,
    minds: ['wild', 'wild', 'wild'],
    challenge: 6,
    wanted: (recount) => recount.lastStruck && recount.end === 'covered',
  },
  {
    name: 'last-word-upheld',
    words: challenge,
    minds: ['modest', 'wild'],
    challenge: 4,
    wanted: ({ end, upheld, words }) => end === 'covered' && upheld.at(-1) === words.at(-1),
  },
  {
    name: 'tie-by-best-word',
    words: challenge,
    minds: ['wild', 'wild'],
    wanted: (recount) => positive(recount) && level(recount) && recount.winners.length === 1,
  },
  {
    name: 'shared-win',
    words: challenge,
    minds: ['wild', 'wild'],
    challenge: 3,
    wanted: (recount) => positive(recount) && recount.winners.length === 2,
  },
  {
    name: 'undo',
    words: challenge,
    minds: ['modest', 'modest'],
    challenge: 5,
    undoAt: 3,
    wanted: ({ end }) => end !== 'stuck',
  },
];

bakeGames<Recipe>({
  game: game as AnyGame,
  salt: 'Słówka',
  folder: golden.folder,
  recipes: RECIPES,
  play: ({ name, wanted, ...plan }, luck) => recordedGame({ ...luck, ...plan }),
  isWanted: ({ undoAt, wanted }, text) =>
    /\(undo /.test(text) === (undoAt !== undefined) && wanted(golden.recount(text)),
  summary: (text) => golden.summary(golden.recount(text)),
});
