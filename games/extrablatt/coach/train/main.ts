import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seededChance } from '@late/kernel';
import { loadBot } from '../../bot/index.ts';
import { extrablatt } from '../../rules/index.ts';
import { prospectsOf } from '../prospects.ts';

/**
 * What a seat will have at the end, read off the positions of hard bots' games by least squares, for each number of
 * seats. Writes ../weights.ts and says how far it is off.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
const seed = Number(values.seed);
const bot = await loadBot('hard', {}, async () => new ArrayBuffer(0));

/** Positions of one game, each with what every seat had in the end. */
function played(seats: number, n: number): { traits: number[]; final: number }[] {
  const chance = seededChance(seed * 1_000_000 + n);
  let { state } = extrablatt.setup({}, seats, { chance, now: 0 });
  const seen: number[][][] = [];
  for (;;) {
    const result = extrablatt.result(state);
    if (result)
      return seen.flatMap((rows) =>
        rows.map((traits, seat) => ({ traits, final: result.scores[seat] as number })),
      );
    if (state.phase.at === 'act') seen.push(prospectsOf(state));
    const [seat] = extrablatt.turn(state).must as [number];
    const move = bot.choose(extrablatt.view(state, seat), chance);
    state = extrablatt.play(state, seat, move, { chance, now: 0 }).state;
  }
}

/** Least squares with a touch of ridge, by Gauss. */
function fitted(rows: readonly { traits: number[]; final: number }[]): number[] {
  const size = rows[0]?.traits.length as number;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? 0.01 : 0)),
  );
  for (const { traits, final } of rows) {
    for (let i = 0; i < size; i++) {
      const row = matrix[i] as number[];
      const one = traits[i] as number;
      for (let j = 0; j < size; j++) row[j] = (row[j] as number) + one * (traits[j] as number);
      row[size] = (row[size] as number) + one * final;
    }
  }
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i] as number[];
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const row = matrix[k] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return matrix.map((row, i) => (row[size] as number) / (row[i] as number));
}

const lines: string[] = [];
for (const seats of [2, 3, 4]) {
  const rows = Array.from({ length: games }, (_, n) => played(seats, seats * games + n)).flat();
  const weights = fitted(rows);
  const squares = rows.reduce((sum, { traits, final }) => {
    const told = traits.reduce((all, trait, i) => all + trait * (weights[i] as number), 0);
    return sum + (final - told) ** 2;
  }, 0);
  const off = Math.sqrt(squares / rows.length).toFixed(1);
  process.stdout.write(`${seats} seats: off by ${off}\n`);
  lines.push(`  ${seats}: [${weights.map((weight) => weight.toFixed(2)).join(', ')}],`);
}
const head = `// Written by train/main.ts --games ${games} --seed ${seed}: the final count by the traits of a position, by seats.`;
const text = `${head}\n\nexport const WEIGHTS: Readonly<Record<number, readonly number[]>> = {\n${lines.join('\n')}\n};\n`;
await writeFile(new URL('../weights.ts', import.meta.url), text);
