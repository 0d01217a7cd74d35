import { readdirSync, readFileSync } from 'node:fs';
import { frames, type Opening, openingOf, readRecord } from '@late/kernel';
import { LANGUAGES, type Messages, speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { adKey, headlineKey, sectionKey, sectorKey, stackKey, stepKey } from '../locales/keys.ts';
import { narrate } from '../locales/narrate.ts';
import {
  AD_TEXTS,
  COUNT_STEPS,
  type Event,
  extrablatt,
  HEADLINES,
  type Options,
  SECTIONS,
  SECTORS,
  STACKS,
} from '../rules/index.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const messagesOf = (language: string): Messages => JSON.parse(read(`locales/${language}.json`));

/** Everything that ever happened in the recorded games. */
const EVENTS: Event[] = readdirSync(new URL('../fixtures/', import.meta.url)).flatMap((file) => {
  const record = readRecord(read(`fixtures/${file}`), () => extrablatt);
  const opening = openingOf(extrablatt, record) as Opening<Options>;
  return frames(extrablatt, opening, record.log).flatMap(({ events }) => events);
});

const count = (length: number) => Array.from({ length }, (_, n) => n);

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = messagesOf(language);
  const say = speaker(language, messages);

  test('every event is told, and nothing is left blank', () => {
    for (const event of EVENTS) {
      for (const you of [undefined, 0, 1]) {
        for (const { key, params } of narrate(event, (seat) => `Seat ${seat + 1}`, you)) {
          expect(messages).toHaveProperty([key]);
          const told = say(key, params);
          expect(told).not.toMatch(/[{}]|undefined|NaN|extrablatt\./);
          // Whoever reads it is spoken to, not of.
          if (you !== undefined) expect(told).not.toContain(`Seat ${you + 1}`);
        }
      }
    }
  });

  test('everything has a name', () => {
    const keys = [
      ...SECTIONS.map(sectionKey),
      ...SECTORS.map(sectorKey),
      ...STACKS.map(stackKey),
      ...COUNT_STEPS.map(stepKey),
    ];
    for (const key of keys) expect(messages).toHaveProperty([key]);
  });

  test('thirty headlines and fourteen small ads, all different and short enough to print', () => {
    const keys = [...count(HEADLINES).map(headlineKey), ...count(AD_TEXTS).map(adKey)];
    const texts = keys.map((key) => messages[key] as string);
    expect(new Set(texts).size).toBe(44);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(56);
  });
});

test('the recorded games hold every kind of event', () => {
  expect(new Set(EVENTS.map(({ type }) => type)).size).toBe(16);
});

test('a story is told with its section and its headline', () => {
  const say = speaker('en', messagesOf('en'));
  const told = (event: Event) =>
    narrate(event, (seat) => ['Marie', 'Otto'][seat] as string)
      .map(({ key, params }) => say(key, params))
      .join(' ');
  const place = { column: 0, row: 6, width: 3, height: 2 };
  expect(told({ type: 'wrote', seat: 0, headline: 20, photo: null, place, circulation: 20 })).toBe(
    'Marie: Local, 6 cells: “Cat rescues firefighter from tree”, worth 20,000.',
  );
  expect(told({ type: 'exchanged', seats: [0, 1], cheques: [1, 12] })).toBe(
    'Marie gave 1000, Otto gave 12,000.',
  );
  expect(told({ type: 'struck', hour: 9 })).toBe(
    'The clock strikes 9. Red hours: articles are worth 30,000 from now on.',
  );
  expect(told({ type: 'struck', hour: 8 })).toBe(
    'The clock strikes 8. From now on, duels are about ducks.',
  );
  expect(told({ type: 'over', scores: [310, 210], winners: [0] })).toBe(
    'The highest circulation, 310,000: Marie.',
  );
});

test('the reader is spoken to, on whichever side they are', () => {
  const say = speaker('en', messagesOf('en'));
  const told = (event: Event, you: number) =>
    narrate(event, (seat) => ['Marie', 'Otto'][seat] as string, you)
      .map(({ key, params }) => say(key, params))
      .join(' ');
  const exchanged: Event = { type: 'exchanged', seats: [0, 1], cheques: [1, 12] };
  expect(told(exchanged, 0)).toBe('You gave 1000, Otto gave 12,000.');
  expect(told(exchanged, 1)).toBe('You gave 12,000, Marie gave 1000.');
  const ducked: Event = { type: 'ducked', seat: 0, loser: 1, headline: 20, photo: null };
  expect(told(ducked, 1)).toBe(
    'Marie: a duck in your paper. “Cat rescues firefighter from tree” was made up.',
  );
  const over: Event = { type: 'over', scores: [310, 310], winners: [0, 1] };
  expect(told(over, 1)).toBe('You share the highest circulation, 310,000, with Marie.');
});
