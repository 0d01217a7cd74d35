import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ALL_TILES,
  type Clash,
  clash,
  DECK_NAMES,
  DECK_TEXTS,
  languageOf,
  NEWEST_DECKS,
  PER_COLOUR,
  printed,
  specialWords,
  type Tile,
  tileName,
} from '../decks/index.ts';

const LONGEST = 28;
const SUBJECTS = ALL_TILES.slice(0, PER_COLOUR);
const PREDICATES = ALL_TILES.slice(PER_COLOUR, 2 * PER_COLOUR);
const OBJECTS = ALL_TILES.slice(2 * PER_COLOUR);

const messagesIn = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'));
const LOCALES = ['en', 'pl', 'de', 'fr', 'it'].map(messagesIn);

/** The pair with the fewest tiles that fit both, and how many those are. */
function scarcest(
  ones: readonly Tile[],
  others: readonly Tile[],
  thirds: readonly Tile[],
  fits: (one: Tile, other: Tile) => boolean,
): { readonly pair: string; readonly count: number } {
  let least = { pair: '', count: Number.POSITIVE_INFINITY };
  for (const one of ones) {
    for (const other of others) {
      if (!fits(one, other)) continue;
      const count = thirds.filter((third) => fits(third, one) && fits(third, other)).length;
      if (count < least.count) least = { pair: `${tileName(one)} ${tileName(other)}`, count };
    }
  }
  return least;
}

describe.each(DECK_NAMES)('the deck %s', (name) => {
  const text = DECK_TEXTS[name];
  const deck = printed(name);
  const marked = [text.subjects, text.predicates, text.objects].map((groups) =>
    Object.values(groups).flat(),
  );

  test('has 52 tiles of each colour, none twice', () => {
    expect(marked.map((tiles) => tiles.length)).toEqual([PER_COLOUR, PER_COLOUR, PER_COLOUR]);
    const texts = deck.prints.map((print) => print.text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('is printed in capitals, and short enough', () => {
    for (const { text: print } of deck.prints) {
      expect(print).toBe(print.toLocaleUpperCase(languageOf(name)));
      expect(print).toMatch(/^[\p{Lu}\d](?:[\p{Lu}\d'’,.-]| (?! |$))*$/u);
      expect(print.length, print).toBeLessThanOrEqual(LONGEST);
    }
  });

  test('has eight to twelve special words of each colour, never two on a tile', () => {
    for (const tiles of [SUBJECTS, PREDICATES, OBJECTS]) {
      expect(specialWords(deck, tiles)).toBeGreaterThanOrEqual(8);
      expect(specialWords(deck, tiles)).toBeLessThanOrEqual(12);
    }
    for (const tile of marked.flat()) expect(tile).toMatch(/^[^_]*(?:_[^_ ][^_]*_[^_]*)?$/);
    for (const { before, special, after, text: whole } of deck.prints) {
      expect(before + (special ?? '') + after).toBe(whole);
    }
  });

  test('uses every class, form and want that it names', () => {
    const wants = Object.keys(text.predicates).map((kinds) => kinds.split(' '));
    const of = (groups: object) => new Set(Object.keys(groups).flatMap((key) => key.split(' ')));
    for (const kinds of wants) expect(kinds).toHaveLength(2);
    expect(new Set(wants.map(([subject]) => subject))).toEqual(
      new Set(Object.keys(text.subjectWants)),
    );
    expect(new Set(wants.map(([, object]) => object))).toEqual(
      new Set(Object.keys(text.objectWants)),
    );
    expect(new Set(Object.values(text.subjectWants).flat())).toEqual(of(text.subjects));
    expect(new Set(Object.values(text.objectWants).flat())).toEqual(of(text.objects));
  });

  test('can say in every language what does not agree', () => {
    const clashes = PREDICATES.flatMap((predicate) =>
      ALL_TILES.map((tile) => clash(deck, predicate, tile)).filter((found) => found !== null),
    );
    const keys = new Set(clashes.map(({ part, want }: Clash) => `fakty.${part}.${want}`));
    expect(keys.size).toBeGreaterThan(0);
    for (const messages of LOCALES) {
      for (const key of keys) {
        expect(messages[key], key).toMatch(/\{predicate\}/);
        expect(messages[key], key).toMatch(/\{tile\}/);
      }
    }
  });

  test('can be played: no pair that fits is a dead end', () => {
    const { fits } = deck;
    const pairs = {
      'subject and object': scarcest(SUBJECTS, OBJECTS, PREDICATES, fits),
      'subject and predicate': scarcest(SUBJECTS, PREDICATES, OBJECTS, fits),
      'predicate and object': scarcest(PREDICATES, OBJECTS, SUBJECTS, fits),
    };
    expect(pairs['subject and object'].count, JSON.stringify(pairs)).toBeGreaterThanOrEqual(4);
    expect(pairs['subject and predicate'].count, JSON.stringify(pairs)).toBeGreaterThanOrEqual(8);
    expect(pairs['predicate and object'].count, JSON.stringify(pairs)).toBeGreaterThanOrEqual(8);
  });
});

test('the Polish deck is composed as it was reckoned', () => {
  const { subjects, objects } = DECK_TEXTS.pl;
  const sizes = (groups: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(groups).map(([kind, tiles]) => [kind, tiles.length]));
  expect(sizes(subjects)).toEqual({ m: 14, f: 11, n: 8, virile: 10, nonvirile: 9 });
  expect(sizes(objects)).toEqual({ acc: 20, 'acc gen': 16, 'acc ins': 6, ins: 10 });
});

const tilesOf = (name: keyof typeof DECK_TEXTS) => {
  const { subjects, predicates, objects } = DECK_TEXTS[name];
  return [subjects, predicates, objects].flatMap((groups) => Object.values(groups).flat());
};

test.each([
  ['de', 'de-2'],
  ['fr', 'fr-2'],
  ['it', 'it-2'],
] as const)(
  '%s grew from the same skeleton as two others; in %s more than half is new',
  (old, young) => {
    const before = new Set(tilesOf(old));
    const kept = tilesOf(young).filter((tile) => before.has(tile));
    expect(kept.length).toBeLessThan(tilesOf(young).length / 2);
  },
);

test('German accusatives are not all DEN and EINEN', () => {
  const articles = DECK_TEXTS['de-2'].objects.acc?.map((tile) => tile.split(' ')[0]) ?? [];
  for (const article of ['DEN', 'DIE', 'DAS', 'EINEN', 'EINE', 'EIN']) {
    expect(articles, article).toContain(article);
  }
  const masculine = articles.filter((article) => article === 'DEN' || article === 'EINEN');
  expect(masculine.length).toBeLessThan(articles.length / 2);
});

test('tiles that fell flat are in no deck that new tables get', () => {
  const dull = /KRONLEUCHTER|STADTBRUNNEN|SONNTAGSBRATEN|WOLKE AUS PUDER|^KSIĘŻYC$|KNITTING CLUB/;
  expect(NEWEST_DECKS.flatMap(tilesOf).filter((tile) => dull.test(tile))).toEqual([]);
});

/** Ideas that two decks had in common: one of the two may keep it. */
const TWICE = [
  [/SPY/, /SZPIEG/],
  [/MILLIONAIRE/, /MILIONER/],
  [/TALKING/, /GADAJĄC/],
  [/DUCHESS/, /HRABIN/],
  [/NUMBER NINE/, /SIÓDEMKI/],
  [/DETECTIVES/, /DETEKTYWI/],
  [/PIRATES/, /PIRACI/],
  [/PIGEONS/, /GOŁĘBI/],
  [/GNOMES/, /KRASNALE/],
  [/TEETH/, /SZCZĘK/],
  [/SUBMARINE/, /PODWODN/],
  [/THE LAST/, /OSTATNIĄ/],
  [/WIG\b/, /PERUK/],
  [/HAMSTER/, /CHOMIK/],
  [/VAMPIRE/, /WAMPIR/],
  [/GHOST/, /WIDMO/],
  [/ALIEN/, /UFO/],
  [/TREASURE/, /SKARB/],
  [/POSTMAN/, /LISTONOSZ/],
  [/ORCHESTRA/, /ORKIESTR/],
  [/FORGOTTEN _PRINCE/, /KSIĘCIA/],
  [/PIANO/, /FORTEPIAN/],
  [/MÖWEN/, /MEWY/],
  [/_MUMIE_ IM/, /MUMIE Z/],
  [/SCHNEEMÄNNER/, /BAŁWANA/],
  [/ZENTNER RÜBEN/, /HUNDRED TURNIPS/],
  [/OPERNDIVA/, /OPERA SINGER/],
] as const;

test('ideas that two decks had in common have gone from one of them', () => {
  const texts = NEWEST_DECKS.flatMap(tilesOf);
  const has = (idea: RegExp) => texts.some((tile) => idea.test(tile));
  expect(TWICE.filter(([one, other]) => has(one) && has(other)).map(String)).toEqual([]);
});
