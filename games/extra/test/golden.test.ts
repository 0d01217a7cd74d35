import { readdirSync, readFileSync } from 'node:fs';
import {
  frames,
  type GameRecord,
  type Opening,
  openingOf,
  readRecord,
  verify,
  writeRecord,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { extra, type Options, SHEETS, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

const folder = new URL('../fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const read = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

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
function outcomeOf(record: GameRecord): string {
  const all = frames(extra, openingOf(extra, record) as Opening<Options>, record.log);
  const ends: string[] = [];
  for (const { events, state } of all) {
    for (const event of events) {
      if (event.type === 'finished')
        ends[event.seat] = `${state.throws}${columnOf(state, event.seat)}`;
    }
  }
  const result = extra.result(all.at(-1)?.state as State);
  return `${result?.scores.join(' ')} | ${result?.winners.join(' ')} | ${ends.join(' ')}`;
}

function columnOf({ options, pads }: State, seat: number): string {
  const { columns } = SHEETS[options.sheet];
  const full = pads[seat]?.extras.findIndex(({ crosses }, column) => crosses === columns[column]);
  return 'abc'[full as number] as string;
}

test('every fixture has its expectation', () => {
  expect(files.map((file) => file.replace('.txt', '')).sort()).toEqual(
    Object.keys(EXPECTED).sort(),
  );
});

describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
  const text = read(name);
  const record = readRecord(text, (id) => (id === extra.id ? extra : null));

  test('replays to its result', () => {
    expect(outcomeOf(record)).toBe(expected);
  });

  test('counts the same on paper', () => {
    const { scores, winners, finishes } = recountText(text);
    const ends = finishes.map(({ after, column }) => `${after}${column}`);
    expect(`${scores.join(' ')} | ${winners.join(' ')} | ${ends.join(' ')}`).toBe(expected);
  });

  test('is written as it was read', () => {
    expect(writeRecord(extra, record)).toBe(text);
  });

  test('is fair, and no longer so when a die is turned', () => {
    const draws = record.log.flatMap(({ tape }) => tape).length;
    expect(verify(extra, record)).toEqual({ fair: true, steps: record.log.length, draws });
    expect(draws > 0).toBe(name !== 'real-dice');
    const first = record.log.find(({ tape }) => tape.length);
    if (!first) return;
    const turned = { ...first, tape: first.tape.with(4, ((first.tape[4] as number) + 1) % 6) };
    const log = record.log.with(first.seq, turned);
    expect(verify(extra, { ...record, log })).toEqual({
      fair: false,
      code: 'fair.draw',
      step: first.seq,
    });
  });
});

test('the fixtures hold what their names say', () => {
  const options = (name: string) => readRecord(read(name), () => extra).options;
  expect(options('children')).toMatchObject({ children: [0] });
  expect(options('classic')).toMatchObject({ sheet: 'classic' });
  expect(options('real-dice')).toMatchObject({ dice: 'table' });
  expect(read('undo')).toMatch(/ s\d \(undo \d+\)$/m);
  expect(read('real-dice')).toMatch(/ s\d throw \d \d \d \d \d$/m);
});
