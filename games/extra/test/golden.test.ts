import type { Frame } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import { expect, test } from 'vitest';
import { type Event, extra, SHEETS, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

/** What each game must come to: scores | winners | the throw and the column that finished each. */
const EXPECTED: Record<string, string> = {
  'solo-win': '950 | 0 | 26b',
  'solo-loss': '-1400 |  | 18c',
  'finish-apart': '120 -550 | 0 | 24b 25c',
  'finish-together': '70 -1800 -1350 | 0 | 19b 19a 19b',
  tie: '-1280 -1280 -1540 | 0 1 | 20b 17c 20a',
  'all-negative': '-1390 -1600 -1800 | 0 | 23c 15c 19a',
  'column-a': '-280 |  | 21a',
  'column-b': '0 | 0 | 22b',
  'column-c': '-1150 |  | 16c',
  children: '790 370 | 0 | 26a 21a',
  classic: '420 -1110 | 0 | 20a 17b',
  'real-dice': '-1330 -220 | 1 | 24b 27b',
  undo: '100 -1110 | 0 | 22b 21c',
  'six-seats': '-860 -1930 -1800 -1000 -1800 -1600 | 0 | 20b 19c 13c 26b 18b 21c',
};

/** The same line from a replay by the rules. */
function replayed(steps: readonly Frame<State, Event>[]): string {
  const ends: string[] = [];
  for (const { events, state } of steps) {
    for (const event of events) {
      if (event.type === 'finished')
        ends[event.seat] = `${state.throws}${columnOf(state, event.seat)}`;
    }
  }
  const result = extra.result(steps.at(-1)?.state as State);
  return `${result?.scores.join(' ')} | ${result?.winners.join(' ')} | ${ends.join(' ')}`;
}

function columnOf({ options, pads }: State, seat: number): string {
  const { columns } = SHEETS[options.sheet];
  const full = pads[seat]?.extras.findIndex(({ crosses }, column) => crosses === columns[column]);
  return 'abc'[full as number] as string;
}

function recounted(text: string): string {
  const { scores, winners, finishes } = recountText(text);
  const ends = finishes.map(({ after, column }) => `${after}${column}`);
  return `${scores.join(' ')} | ${winners.join(' ')} | ${ends.join(' ')}`;
}

const folder = new URL('../fixtures/', import.meta.url);
const golden = new GoldenGames({ game: extra, folder, expected: EXPECTED, replayed, recounted });

golden.examine();

test('the fixtures hold what their names say', () => {
  const options = (name: string) => golden.record(name).options;
  expect(options('children')).toMatchObject({ children: [0] });
  expect(options('classic')).toMatchObject({ sheet: 'classic' });
  expect(options('real-dice')).toMatchObject({ dice: 'table' });
  expect(golden.text('undo')).toMatch(/ s\d \(undo \d+\)$/m);
  // Only real dice leave nothing to the house.
  const isLucky = (name: string) => golden.record(name).log.some(({ tape }) => tape.length);
  expect(golden.names.filter((name) => !isLucky(name))).toEqual(['real-dice']);
  expect(golden.text('real-dice')).toMatch(/ s\d throw \d \d \d \d \d$/m);
});
