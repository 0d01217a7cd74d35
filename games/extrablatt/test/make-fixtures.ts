// Writes the finished games of fixtures/ anew: npx tsx games/extrablatt/test/make-fixtures.ts
// Seeds are tried in order until a game is as its name says, so the files come out the same as
// long as the rules are. The results that they must have stand in golden.test.ts.

import { mkdirSync, writeFileSync } from 'node:fs';
import { sha256, toHex, writeRecord } from '@late/kernel';
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

function cook({ name, minds, undoFrom, wanted }: Recipe): string {
  for (let whim = 0; whim < 2_000; whim++) {
    const seed = toHex(sha256(new TextEncoder().encode(`Das Extrablatt ${name} ${whim}`)));
    const undo = undoFrom === undefined ? {} : { undoFrom };
    const record = recordedGame({ table: `fixture-${name}`, seed, minds, whim, ...undo });
    const text = writeRecord(extrablatt, record);
    if (wanted(recountText(text), text)) return text;
  }
  throw new Error(`no game like "${name}" was found`);
}

const folder = new URL('../fixtures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const recipe of RECIPES) {
  const text = cook(recipe);
  writeFileSync(new URL(`${recipe.name}.txt`, folder), text);
  const { scores, winners, done } = recountText(text);
  console.error(
    `${recipe.name}: ${scores.join(' ')} | ${winners.join(' ')} | ${JSON.stringify(done)}`,
  );
}
