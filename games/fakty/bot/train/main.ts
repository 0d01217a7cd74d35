// Learns bot/exclusive/weights.ts from games of two between the levels:
//   node --import tsx games/fakty/bot/train/main.ts --games 5000 --seed 8
// Every run goes on from the weights that are there: this was the fourth pass, after --games 1500
// with seeds 1 and 3 and --games 5000 with seed 7, beginning with all weights at nought.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pick, seededChance, type UsualLevel } from '@late/kernel';
import { DECK_NAMES, type Options } from '../../rules/index.ts';
import { loadBot } from '../index.ts';
import { fit } from './fit.ts';
import { lessonsOf } from './lessons.ts';

/** Who is worth learning from. */
const TEACHERS: readonly UsualLevel[] = ['medium', 'hard', 'hard'];

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const seed = Number(values.seed);

const lessons = [];
for (let game = 0; game < games; game++) {
  const chance = seededChance(seed * games + game);
  const options: Options = {
    variant: 'exclusive',
    deck: pick(chance, DECK_NAMES),
    grammar: 'checked',
    mustLay: false,
    deadEnds: true,
    start: 'random',
  };
  const levels = [pick(chance, TEACHERS), pick(chance, TEACHERS)];
  const bots = await Promise.all(
    levels.map((level) => loadBot(level, options, () => Promise.reject(new Error('no tables')))),
  );
  lessons.push(...lessonsOf(options, bots, chance.below(2 ** 32)));
}
const { own, rival } = fit(lessons);
const written = (weights: readonly number[]) =>
  weights.map((weight) => weight.toFixed(3)).join(', ');
await writeFile(
  new URL('../exclusive/weights.ts', import.meta.url),
  `// Written by ../train/main.ts: odds of winning (logarithms) by the traits of a position.

export const OWN_WEIGHTS: readonly number[] = [${written(own)}];

export const RIVAL_WEIGHTS: readonly number[] = [${written(rival)}];
`,
);
process.stdout.write(`${lessons.length} positions of ${games} games\n`);
