import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededChance } from '@late/kernel';
import { SHEET_NAMES } from '../../rules/index.ts';
import { weightsName } from '../index.ts';
import { lookahead } from '../play/lookahead.ts';
import { layoutOf } from '../value/layout.ts';
import { Valuer } from '../value/valuer.ts';
import { readWeights, writeWeights } from '../value/weights-file.ts';
import { greedy } from './greedy.ts';
import { Learner } from './learner.ts';
import { meanScore } from './mean-score.ts';

const { values } = parseArgs({
  options: {
    sheet: { type: 'string', default: 'schmidt' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '2000000' },
    /** How many games the final mean is measured over. */
    measure: { type: 'string', default: '10000' },
  },
});
const sheet = SHEET_NAMES.find((name) => name === values.sheet);
if (!sheet) throw new Error(`--sheet must be one of ${SHEET_NAMES.join(', ')}`);
const seed = Number(values.seed);
const games = Number(values.games);
const ROUNDS = 20;

const layout = layoutOf(sheet);
const learner = new Learner(layout, seededChance(seed));
const began = Date.now();

for (let round = 0; round < ROUNDS; round++) {
  // The last rounds learn slowly, so that the weights settle on their averages.
  const rate = Math.min(1, (ROUNDS - round) / (ROUNDS / 2));
  for (let game = 0; game < games / ROUNDS; game++) learner.playGame(rate);
  const { mean, error } = meanScore(
    learner.valuer,
    greedy(learner.valuer),
    1000,
    seededChance(seed + 1),
  );
  say(
    `${Math.round((games * (round + 1)) / ROUNDS)} games: mean ${mean.toFixed(1)} ± ${error.toFixed(1)}`,
  );
}

const file = writeWeights(layout, learner.weights);
writeFileSync(new URL(`../tables/${weightsName(sheet)}`, import.meta.url), new Uint8Array(file));
const valuer = new Valuer(layout, readWeights(layout, file));
for (const [name, judge] of [
  ['one ply', greedy(valuer)],
  ['two plies', lookahead(valuer)],
] as const) {
  const { mean, error } = meanScore(valuer, judge, Number(values.measure), seededChance(seed + 2));
  say(
    `as stored, ${name}: mean ${mean.toFixed(1)} ± ${error.toFixed(1)} over ${values.measure} games`,
  );
}

function say(text: string): void {
  process.stdout.write(`${Math.round((Date.now() - began) / 1000)} s: ${text}\n`);
}
