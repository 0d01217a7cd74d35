import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isEditionId, oneEdition } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { admits, krzyzowka } from '../../rules/index.ts';
import { FORESIGHT, farSighted } from '../common/far-sighted.ts';
import { KINDS, type LeaveWeights } from '../common/leave.ts';
import { learnLeaves } from './leave-learner.ts';

/** Learns what kept tiles are worth, by games of a player against itself: `npm run train`. */
const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'pl' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
  },
});
const games = Number(values.games);
const first = 1_000_000 * Number(values.seed);
const { edition } = values;
if (!isEditionId(edition)) throw new Error(`"${edition}" is no edition`);
const lexicon = readLexicon(edition);
const graph = lexicon.graph(admits({ properNouns: false }));
const game = krzyzowka(oneEdition(lexicon));

const NOTHING = new Array<number>(KINDS).fill(0);
let leave: LeaveWeights = { one: NOTHING, more: NOTHING, balance: [] };
for (let round = 0; round < Number(values.rounds); round++) {
  const mind = farSighted(graph, leave, { ...FORESIGHT, opening: 0, moves: 1, hands: 0 });
  const seeds = Array.from({ length: games }, (_, n) => first + round * games + n);
  leave = learnLeaves(game, { edition }, mind, seeds);
  process.stdout.write(`round ${round + 1}: ${games} games, a blank is worth ${leave.one[32]}\n`);
}

const { one, more, balance } = leave;
const rows = balance.map((row) => `    [${Array.from(row).join(', ')}],`).join('\n');
const text = `import type { LeaveWeights } from '../leave.ts';

/** Written by \`npm run train -- --edition ${edition} --seed ${values.seed} --games ${games} --rounds ${values.rounds}\`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [${Array.from(one).join(', ')}],
  // biome-ignore format: as above
  more: [${Array.from(more).join(', ')}],
  balance: [
${rows}
  ],
};
`;
writeFileSync(new URL(`../common/learned/${edition}.ts`, import.meta.url), text);
