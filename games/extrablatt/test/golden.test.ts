import { readdirSync, readFileSync } from 'node:fs';
import { openingOf, readRecord, replay, verify, writeRecord } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { COUNT_STEPS, count, extrablatt, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

const folder = new URL('../fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const read = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

/** What each game must come to: scores | winners | every seat's zone, sections, headlines and articles. */
const EXPECTED: Record<string, string> = {
  'all-ducks': '610 860 390 | 1 | 60+120+170+260 30+300+230+300 0+120+120+150',
  'four-seats': '490 80 740 460 | 2 | 30+180+120+160 0+0+40+40 60+210+220+250 0+180+130+150',
  'last-motor-alone': '0 1230 | 1 | 0+0+0+0 60+360+370+440',
  'shared-win': '600 620 620 | 1 2 | 0+180+190+230 60+210+140+210 30+150+200+240',
  'three-seats': '630 420 570 | 0 | 60+210+150+210 0+150+130+140 30+180+170+190',
  'two-seats': '700 530 | 0 | 60+180+200+260 0+180+160+190',
  undo: '470 670 660 | 1 | 60+120+140+150 60+210+180+220 30+210+180+240',
  upset: '740 840 | 1 | 60+180+220+280 60+180+280+320',
};

test('every fixture has its expectation', () => {
  expect(files.map((file) => file.replace('.txt', '')).sort()).toEqual(
    Object.keys(EXPECTED).sort(),
  );
});

describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
  const text = read(name);
  const record = readRecord(text, (id) => (id === extrablatt.id ? extrablatt : null));
  const end = replay(extrablatt, openingOf(extrablatt, record) as never, record.log) as State;

  test('replays to its result', () => {
    const { subtotals, totals, winners } = count(end);
    const split = totals.map((_, seat) =>
      COUNT_STEPS.filter((step) => step !== 'out').map((step) => subtotals[step][seat]),
    );
    expect(extrablatt.result(end)).toEqual({ scores: totals, winners });
    expect(
      [totals, winners, split.map((steps) => steps.join('+'))]
        .map((part) => part.join(' '))
        .join(' | '),
    ).toBe(expected);
  });

  test('counts the same on paper', () => {
    const { scores, winners } = recountText(text);
    expect({ scores, winners }).toEqual(extrablatt.result(end));
  });

  test('is written as it was read', () => {
    expect(writeRecord(extrablatt, record)).toBe(text);
  });

  test('is fair, and no longer so when a card is exchanged', () => {
    const draws = record.log.flatMap(({ tape }) => tape).length;
    expect(verify(extrablatt, record)).toEqual({ fair: true, steps: record.log.length, draws });
    const [deal] = record.log;
    const tape = deal!.tape.with(0, ((deal!.tape[0] as number) + 1) % record.sitters.length);
    expect(verify(extrablatt, { ...record, log: record.log.with(0, { ...deal!, tape }) })).toEqual({
      fair: false,
      code: 'fair.draw',
      step: 0,
    });
  });
});

test('the fixtures hold what their names say', () => {
  const end = (name: string) => recountText(read(name));
  expect(read('last-motor-alone')).toMatch(/ motor \d\n$/);
  expect(read('undo')).toMatch(/ s\d \(undo \d+\)$/m);
  expect(end('shared-win').winners.length).toBeGreaterThan(1);
  expect(end('upset').done['1 beats 12']).toBeGreaterThan(1);
  expect(end('all-ducks').done['duck duel']).toBeGreaterThan(8);
});
