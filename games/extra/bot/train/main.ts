import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededChance } from '@late/kernel';
import { SHEET_NAMES } from '../../rules/index.ts';
import { lookahead } from '../play/lookahead.ts';
import { layoutOf } from '../value/layout.ts';
import { Valuer } from '../value/valuer.ts';
import { readWeights, weightsName, writeWeights } from '../value/weights-file.ts';
import { greedy } from './greedy.ts';
import { Learner } from './learner.ts';
import { type MeanScore, meanScore } from './mean-score.ts';

const { values } = parseArgs({
  options: {
    sheet: { type: 'string', default: 'schmidt' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '600000' },
    /** How many games the final mean is measured over. */
    measure: { type: 'string', default: '10000' },
  },
});
const sheet = SHEET_NAMES.find((name) => name === values.sheet);
if (!sheet) throw new Error(`--sheet must be one of ${SHEET_NAMES.join(', ')}`);
const seed = Number(values.seed);
const games = Number(values.games);
const REPORTS = 20;

const layout = layoutOf(sheet);
const learner = new Learner(layout, seededChance(seed));
const began = Date.now();

for (let game = 0; game < games; game++) {
  // Backups are exact, so bold steps are fine at first; later the weights settle on their averages.
  learner.playGame(Math.min(1, 2 * (1 - game / games)));
  if ((game + 1) % Math.ceil(games / REPORTS) > 0) continue;
  const { valuer } = learner;
  report(`${game + 1} games`, meanScore(valuer, greedy(valuer), 1000, seededChance(seed + 1)));
}

const file = writeWeights(layout, learner.weights);
writeFileSync(new URL(`../tables/${weightsName(sheet)}`, import.meta.url), new Uint8Array(file));
const valuer = new Valuer(layout, readWeights(layout, file));
const measure = Number(values.measure);
for (const [name, judge] of [
  ['one ply', greedy(valuer)],
  ['two plies', lookahead(valuer)],
] as const) {
  const score = meanScore(valuer, judge, measure, seededChance(seed + 2));
  report(`as stored, ${name}, ${measure} games`, score);
}

function report(what: string, { mean, error }: MeanScore): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${seconds} s: ${what}: mean ${mean.toFixed(1)} ± ${error.toFixed(1)}\n`);
}
