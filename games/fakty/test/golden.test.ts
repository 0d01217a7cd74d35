import { readdirSync, readFileSync } from 'node:fs';
import { frames, type Opening, openingOf, readRecord, verify, writeRecord } from '@late/kernel';
import { speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { narrate } from '../locales/narrate.ts';
import { type Event, fakty, type Options, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

const folder = new URL('../fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const read = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');
const english = JSON.parse(
  readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** What each game must come to: scores | winners | votes cast. */
const EXPECTED: Record<string, string> = {
  won: '6 0 | 0 | 0',
  'won-by-the-second': '1 2 4 5 | 3 | 0',
  'shared-by-two': '5 5 | 0 1 | 0',
  'vote-of-one': '6 0 7 | 2 | 1',
  'vote-of-all': '5 4 4 | 0 | 3',
  'vote-again': '3 2 6 5 | 2 | 6',
  'vote-shared': '4 3 4 3 | 0 2 | 6',
  'table-grammar': '6 4 2 | 0 | 0',
  undo: '5 3 | 0 | 0',
  'hot-won': '6 6 9 | 2 | 0',
  'hot-shared': '6 9 9 8 | 1 2 | 0',
  'hot-ended-on-bang': '23 13 | 0 | 0',
  'hot-ended-by-die': '7 18 | 1 | 0',
  'hot-must-lay': '2 8 1 1 1 3 2 3 | 1 | 0',
};

test('every fixture has its expectation', () => {
  expect(files.map((file) => file.replace('.txt', '')).sort()).toEqual(
    Object.keys(EXPECTED).sort(),
  );
});

describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
  const text = read(name);
  const record = readRecord(text, (id) => (id === fakty.id ? fakty : null));
  const all = frames(fakty, openingOf(fakty, record) as Opening<Options>, record.log);
  const events: Event[] = all.flatMap((frame) => [...frame.events]);

  test('replays to its result', () => {
    const result = fakty.result(all.at(-1)?.state as State);
    const votes = events.filter(({ type }) => type === 'voted').length;
    expect(`${result?.scores.join(' ')} | ${result?.winners.join(' ')} | ${votes}`).toBe(expected);
  });

  test('counts the same on paper', () => {
    const { scores, winners, votes } = recountText(text);
    expect(`${scores.join(' ')} | ${winners.join(' ')} | ${votes}`).toBe(expected);
  });

  test('is written as it was read', () => {
    expect(writeRecord(fakty, record)).toBe(text);
  });

  test('is fair, and no longer so when a roll is turned', () => {
    expect(verify(fakty, record)).toMatchObject({ fair: true, steps: record.log.length });
    const roll = record.log.find(({ tape }) => tape.length === 1);
    if (!roll) throw new Error('there is no roll in it');
    const turned = { ...roll, tape: [((roll.tape[0] as number) + 1) % 6] };
    const log = record.log.slice(0, roll.seq + 1).with(roll.seq, turned);
    expect(verify(fakty, { ...record, log })).toMatchObject({ fair: false });
  });

  test('is told in whole sentences', () => {
    const say = speaker('en', english);
    const lines = events.flatMap((event) => narrate(event, (seat) => `Seat ${seat + 1}`));
    expect(lines.length).toBeGreaterThan(20);
    for (const { key, params } of lines) {
      expect(english).toHaveProperty([key]);
      expect(say(key, params)).not.toMatch(/[{}]|undefined|fakty\./);
    }
  });
});

test('the fixtures hold what their names say', () => {
  const typesOf = (name: string) => {
    const record = readRecord(read(name), () => fakty);
    const all = frames(fakty, openingOf(fakty, record) as Opening<Options>, record.log);
    return all.map((frame) => frame.events.map(({ type }) => type));
  };
  expect(read('undo')).toMatch(/ s2 \(undo 1\)$/m);
  expect(
    typesOf('vote-again')
      .flat()
      .filter((type) => type === 'vote-called'),
  ).toHaveLength(2);
  expect(typesOf('hot-ended-on-bang').at(-1)).toEqual(['laid', 'closed', 'issue', 'over']);
  expect(typesOf('hot-ended-by-die').at(-2)).toEqual(['rolled', 'turned-up']);
  const told = files.flatMap((file) => typesOf(file.replace('.txt', '')).flat());
  const never = ['impossible', 'removed', 'swapped', 'moved', 'scrapped', 'extra-turn', 'eye'];
  for (const type of never) expect(told, type).toContain(type);
});
