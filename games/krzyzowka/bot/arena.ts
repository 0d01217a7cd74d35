import { parseArgs } from 'node:util';
import { isEditionId, oneEdition } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { admits, krzyzowka } from '../rules/index.ts';
import { FORESIGHT, type Foresight, farSighted } from './common/far-sighted.ts';
import { highestScore } from './common/highest-score.ts';
import { learnedOf } from './common/learned-of.ts';
import type { Mind } from './common/mind.ts';
import { playCommon } from './train/play-common.ts';

/**
 * `hard` against the player who only looks at points, two seats, who sits where by turns:
 * `npm run arena -w @late/krzyzowka -- --games 400`. Other numbers than those of `hard` can be tried
 * with `--set keeping=1,opening=0`; tune on other seeds than those that are reported.
 */
const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'pl' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: '' },
  },
});
const games = Number(values.games);
const { edition } = values;
if (!isEditionId(edition)) throw new Error(`"${edition}" is no edition`);
const lexicon = readLexicon(edition);
const graph = lexicon.graph(admits({ properNouns: false }));
const game = krzyzowka(oneEdition(lexicon));
const tried = Object.fromEntries(
  values.set
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([name, value]) => [name, Number(value)]),
) as Partial<Foresight>;

const thinking: number[] = [];
const hard = timed(farSighted(graph, learnedOf(edition), { ...FORESIGHT, ...tried }));
const other = highestScore(graph);
const tally = { won: 0, drawn: 0, lost: 0 };
let leads = 0;
let squares = 0;
for (let n = 0; n < games; n++) {
  const seat = n % 2;
  // Each deal is played twice, once from either side.
  const deal = 1_000_000_000 + 1_000_000 * Number(values.seed) + Math.floor(n / 2);
  const { scores } = playCommon(
    game,
    { edition },
    seat === 0 ? [hard, other] : [other, hard],
    deal,
  );
  const lead = (scores[seat] as number) - (scores[1 - seat] as number);
  tally[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
  leads += lead;
  squares += lead ** 2;
}
thinking.sort((a, b) => a - b);
const share = tally.won / games;
const mean = leads / games;
const at = (part: number) => (thinking[Math.floor(part * (thinking.length - 1))] ?? 0).toFixed(1);
process.stdout.write(
  `hard won ${tally.won}, drew ${tally.drawn}, lost ${tally.lost} of ${games}: ` +
    `${(100 * share).toFixed(1)} % won ± ${(100 * Math.sqrt((share * (1 - share)) / games)).toFixed(1)}, ` +
    `lead ${mean.toFixed(1)} ± ${Math.sqrt((squares / games - mean ** 2) / games).toFixed(1)}\n` +
    `a decision took ${at(0.5)} ms of processor time in the median, ${at(0.95)} at the 95th percentile, ` +
    `${at(1)} at most\n`,
);

function timed(mind: Mind): Mind {
  return (view, chance) => {
    const before = process.cpuUsage();
    const move = mind(view, chance);
    const { user, system } = process.cpuUsage(before);
    thinking.push((user + system) / 1_000);
    return move;
  };
}
