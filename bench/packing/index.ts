import { parseArgs } from 'node:util';
import {
  adPlaces,
  articlePlaces,
  type Paper,
  placesFor,
  roomOn,
  SECTIONS,
  shapesLeft,
} from '@late/extrablatt/rules';
import { thisMachine } from '../machine.ts';
import { midGamePapers } from './papers.ts';

const ROUNDS = 9;
const QUESTIONS_A_ROUND = 2_000;
/** What a board that lights up legal cells can afford, in milliseconds. */
const EXPECTED = 0.2;

interface Question {
  readonly name: string;
  /** Answers with how many places it found, so that nothing is optimised away. */
  ask(paper: Paper): number;
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'all places for one dispatch',
    ask: (paper) => placesFor(paper, 0).length,
  },
  {
    name: 'all places in all sections',
    ask(paper) {
      const room = roomOn(paper);
      let found = 0;
      for (const shape of shapesLeft(paper)) {
        for (const section of SECTIONS) found += articlePlaces(room, section, shape).length;
      }
      return found;
    },
  },
  { name: 'all places for an ad', ask: (paper) => adPlaces(paper, paper).length },
];

function measure({ name, ask }: Question, papers: readonly Paper[]) {
  const rounds: number[] = [];
  let places = 0;
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    places = 0;
    const { user } = process.cpuUsage();
    for (let n = 0; n < QUESTIONS_A_ROUND; n++) places += ask(papers[n % papers.length] as Paper);
    const spent = process.cpuUsage().user - user;
    if (round > 0) rounds.push(spent / 1_000 / QUESTIONS_A_ROUND);
  }
  rounds.sort((a, b) => a - b);
  const milliseconds = rounds[Math.floor(ROUNDS / 2)] as number;
  return {
    name,
    places: places / QUESTIONS_A_ROUND,
    milliseconds,
    slowest: rounds.at(-1) as number,
    expected: EXPECTED,
  };
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const papers = midGamePapers();
const results = QUESTIONS.map((question) => measure(question, papers));
const machine = thisMachine();

if (values.json) {
  console.log(JSON.stringify({ bench: 'packing', machine, papers: papers.length, results }));
} else {
  const row = (first: string, ...rest: string[]) =>
    console.log(first.padEnd(30) + rest.map((cell) => cell.padStart(16)).join(''));
  console.log(`Das Extrablatt: legal places on ${papers.length} papers in mid-game, per paper`);
  row(`median of ${ROUNDS} rounds`, 'places', 'milliseconds', 'slowest round', 'expected ≤');
  for (const { name, places, milliseconds, slowest, expected } of results) {
    row(name, places.toFixed(0), milliseconds.toFixed(4), slowest.toFixed(4), String(expected));
  }
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (results.some(({ milliseconds }) => milliseconds > EXPECTED)) process.exitCode = 1;
