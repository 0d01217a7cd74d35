// Learns what a seat will be ahead by at the end, from games of hard and medium bots, and writes weights.ts:
//   node --import tsx games/fakty/coach/train/main.ts --variant exclusive --games 2000 --seed 1
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pick, seededChance } from '@late/kernel';
import { loadBot } from '../../bot/index.ts';
import { NEWEST_DECKS, type Options, SEATS, VARIANTS } from '../../rules/index.ts';
import { dot } from '../dot.ts';
import { fit } from './fit.ts';
import { type Lesson, lessonsOf } from './lessons.ts';

/** Who is worth learning from. */
const TEACHERS = ['medium', 'hard', 'hard'] as const;

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'exclusive' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const variant = VARIANTS.find((one) => one === values.variant);
if (!variant) throw new Error(`no variant ${values.variant}`);
const games = Number(values.games);
const seed = Number(values.seed);
const bots = {
  medium: await loadBot('medium', {}, () => Promise.reject(new Error('no tables'))),
  hard: await loadBot('hard', {}, () => Promise.reject(new Error('no tables'))),
};

function played(seats: number): Lesson[] {
  return Array.from({ length: games }, (_, game) => {
    const chance = seededChance(1_000_000 * seed + 10_000 * seats + game);
    const options: Options = {
      variant: variant as Options['variant'],
      deck: pick(chance, NEWEST_DECKS),
      grammar: 'checked',
      mustLay: false,
      deadEnds: true,
      start: 'random',
    };
    const table = Array.from({ length: seats }, () => bots[pick(chance, TEACHERS)]);
    return lessonsOf(options, table, chance.below(2 ** 31));
  }).flat();
}

const lines: string[] = [];
for (let seats = SEATS[variant].min; seats <= SEATS[variant].max; seats++) {
  const lessons = played(seats);
  const weights = fit(lessons);
  const squares = lessons.reduce((sum, { traits, gained }) => {
    return sum + (gained - dot(weights, traits)) ** 2;
  }, 0);
  const spread = lessons.reduce((sum, { gained }) => sum + gained ** 2, 0);
  const root = (sum: number) => Math.sqrt(sum / lessons.length).toFixed(2);
  process.stdout.write(`${seats} seats: off by ${root(squares)}, without traits ${root(spread)}\n`);
  lines.push(`  ${seats}: [${weights.map((weight) => weight.toFixed(3)).join(', ')}],`);
}
await writeFile(
  new URL(`../${variant}/weights.ts`, import.meta.url),
  `// Written by ../train/main.ts --variant ${variant} --games ${games} --seed ${seed}: what a position brings, by seats.

export const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};
`,
);
