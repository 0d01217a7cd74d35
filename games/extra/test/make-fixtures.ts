// Writes the finished games of fixtures/ anew: npx tsx games/extra/test/make-fixtures.ts
// Seeds are tried in order until a game ends as its name says, so the files come out the same
// as long as the rules are. The results that they must have stand in golden.test.ts.

import { mkdirSync, writeFileSync } from 'node:fs';
import { type GameRecord, sha256, toHex, writeRecord } from '@late/kernel';
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

function cook({ name, options, minds, undoAt, wanted }: Recipe): string {
  for (let whim = 0; whim < 2_000; whim++) {
    const record: GameRecord = recordedGame({
      table: `fixture-${name}`,
      seed: toHex(sha256(new TextEncoder().encode(`EXTRA! ${name} ${whim}`))),
      options: { sheet: 'schmidt', dice: 'house', children: [], ...options },
      minds,
      whim,
      ...(undoAt === undefined ? {} : { undoAt }),
    });
    const text = writeRecord(extra, record);
    if (wanted(recountText(text))) return text;
  }
  throw new Error(`no game like "${name}" was found`);
}

const folder = new URL('../fixtures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const recipe of RECIPES) {
  const text = cook(recipe);
  writeFileSync(new URL(`${recipe.name}.txt`, folder), text);
  const { scores, winners, finishes } = recountText(text);
  const ends = finishes.map(({ after, column: letter }) => `${after}${letter}`);
  console.error(`${recipe.name}: ${scores.join(' ')} | ${winners.join(' ')} | ${ends.join(' ')}`);
}
