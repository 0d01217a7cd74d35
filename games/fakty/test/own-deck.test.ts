import {
  type AnyGame,
  openingOf,
  parse,
  RECORD_LIMITS,
  readRecord,
  writeRecord,
} from '@late/kernel';
import { WIRE_LIMITS } from '@late/protocol';
import { describe, expect, test } from 'vitest';
import {
  checkDeck,
  DECK_NAMES,
  DECK_TEXTS,
  type Finding,
  groupsOf,
  NEWEST_DECKS,
  newestDeck,
  type OwnDeck,
  printed,
  rowsOf,
} from '../decks/index.ts';
import { fakty, findingSaid, whyNotDeck } from '../rules/index.ts';
import { ownDeck, widestDeck, withText } from './own-deck.ts';
import { recordedGame } from './recorded-game.ts';
import { USUAL } from './usual-options.ts';

const codes = (deck: OwnDeck) => checkDeck(deck).map(({ code }) => code);
const barring = (deck: OwnDeck) => checkDeck(deck).find(({ bars }) => bars);
const options = (deck: unknown) => parse(fakty.options, { deck });
const first = Object.values(DECK_TEXTS.pl.subjects)[0]?.[0] as string;

describe('decks of the house', () => {
  test.each(DECK_NAMES)('%s would pass as anybody’s', (name) => {
    expect(checkDeck(ownDeck(name, { language: name.slice(0, 2) }))).toEqual([]);
    expect(groupsOf(rowsOf(DECK_TEXTS[name]))).toMatchObject({
      subjects: DECK_TEXTS[name].subjects,
      predicates: DECK_TEXTS[name].predicates,
      objects: DECK_TEXTS[name].objects,
    });
  });

  test('new tables get the last edition in a language, old names stay', () => {
    for (const language of ['pl', 'en', 'de', 'fr', 'it'] as const) {
      expect(DECK_NAMES).toContain(language);
      expect(NEWEST_DECKS.filter((name) => name.startsWith(language))).toEqual([
        newestDeck(language),
      ]);
    }
    expect(newestDeck('es')).toBe(newestDeck('pl'));
  });
});

describe('a deck of one’s own', () => {
  test('is played, recorded and replayed', () => {
    const deck = withText(ownDeck(), first, 'MÓJ SĄSIAD');
    const game = fakty as AnyGame;
    const record = recordedGame({
      table: 'own',
      seed: '0'.repeat(64),
      options: { ...USUAL, variant: 'hot', deck },
      seats: 2,
      whim: 1,
    });
    const text = writeRecord(game, record);
    const read = readRecord(text, () => game);
    expect(openingOf(game, read).options).toEqual({ ...USUAL, variant: 'hot', deck });
    expect(printed(deck).prints[0]?.text).toBe('MÓJ SĄSIAD');
  });

  test('fits into a record’s line and a request at its widest, and no wider', () => {
    const deck = widestDeck();
    expect(checkDeck(deck)).toEqual([
      { code: 'special', bars: false, colour: 'subject', count: 52 },
      { code: 'special', bars: false, colour: 'predicate', count: 52 },
      { code: 'special', bars: false, colour: 'object', count: 52 },
    ]);
    const parsed = options(deck);
    expect(parsed.ok).toBe(true);
    const line = `options: ${JSON.stringify(parsed.ok && parsed.value)}`;
    expect(line.length).toBeLessThan(RECORD_LIMITS.line);
    expect(Buffer.byteLength(line)).toBeLessThan(WIRE_LIMITS.frame - 1000);
    const manyKinds = Object.fromEntries(
      rowsOf(deck).subject.map(({ text }, at) => [
        `${'sg'.padEnd(12, 'x')} ${'y'.repeat(12)} ${String.fromCharCode(97 + (at % 26)).repeat(10 + Math.floor(at / 26))}`,
        [text],
      ]),
    );
    const wide = { ...deck, subjects: manyKinds, objects: manyKinds };
    expect(codes(wide)).toContain('size');
    expect(options(wide).ok).toBe(false);
  });

  const HOSTILE: readonly [string, unknown][] = [
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
    ['empty', {}],
    ['no name', ownDeck('pl', { name: '' })],
    ['a name of another line', ownDeck('pl', { name: 'a\nb' })],
    ['a name turned round', ownDeck('pl', { name: 'a\u202eb' })],
    ['a name that is not seen', ownDeck('pl', { name: '\u3164' })],
    ['no language', ownDeck('pl', { language: 'pl"><b>' })],
    ['a want that nobody knows', { ...ownDeck(), subjectWants: { constructor: ['m'] } }],
    ['something more', { ...ownDeck(), more: 1 }],
    ['endless texts', withText(ownDeck(), first, 'A'.repeat(57))],
    ['a group without tiles', { ...ownDeck(), subjects: { m: [] } }],
    ['too many tiles of a kind', { ...ownDeck(), subjects: { m: new Array(53).fill('A') } }],
    ['a kind of a thousand letters', { ...ownDeck(), objects: { ['a'.repeat(1000)]: ['A'] } }],
    ['a kind that is a number', { ...ownDeck(), objects: { 1: ['A'] } }],
  ];
  test.each(HOSTILE)('is refused: %s', (_, deck) => {
    expect(options(deck).ok).toBe(false);
  });

  test('keys that mean something to the language are refused', () => {
    const deck = JSON.parse(
      JSON.stringify(ownDeck()).replace('"subjects":{', '"subjects":{"__proto__":["A"],'),
    );
    expect(options(deck).ok).toBe(false);
  });

  const place = { colour: 'subject', at: 0 } as const;
  const WRONG: readonly [string, OwnDeck, Partial<Finding>][] = [
    [
      'a tile short',
      ownDeck('pl', { subjects: { m: ['SAM'] } }),
      { code: 'count', count: 1 } as never,
    ],
    ['blank', withText(ownDeck(), first, ' '), { code: 'blank', place }],
    ['two marks', withText(ownDeck(), first, '_DWA_ _SŁOWA_'), { code: 'marks', place }],
    ['half a mark', withText(ownDeck(), first, 'PÓŁ_SŁOWA'), { code: 'marks', place }],
    ['too long', withText(ownDeck(), first, 'A'.repeat(29)), { code: 'long', place }],
    ['a line break', withText(ownDeck(), first, 'DWIE\nLINIE'), { code: 'characters', place }],
    ['two spaces', withText(ownDeck(), first, 'DWIE  SPACJE'), { code: 'characters', place }],
    ['markup', withText(ownDeck(), first, '<B>SĄSIAD'), { code: 'characters', place }],
    [
      'letters that are not seen',
      withText(ownDeck(), first, 'A\u3164'),
      { code: 'characters', place },
    ],
    [
      'marks that are not seen',
      withText(ownDeck(), first, 'A\u034f'),
      { code: 'characters', place },
    ],
    [
      'a heap of accents',
      withText(ownDeck(), first, `A${'\u0301'.repeat(9)}`),
      { code: 'characters', place },
    ],
  ];
  test.each(WRONG)('is refused with a reason: %s', (_, deck, finding) => {
    expect(barring(deck)).toMatchObject(finding);
    expect(fakty.checkSetup({ ...USUAL, deck }, 2)).toMatchObject({
      code: `fakty.deck.${finding.code}`,
      rule: 'own-decks',
    });
  });

  test('says which tile is there twice, and where', () => {
    const second = Object.values(DECK_TEXTS.pl.subjects)[0]?.[1] as string;
    const deck = withText(ownDeck(), second, first);
    expect(barring(deck)).toEqual({
      code: 'twice',
      bars: true,
      place: { colour: 'subject', at: 1 },
      other: { colour: 'subject', at: 0 },
    });
  });

  test('says which two tiles have too few others', () => {
    const deck = ownDeck('pl', { subjectWants: { ...DECK_TEXTS.pl.subjectWants, sg: ['m', 'f'] } });
    const found = checkDeck(deck).filter(({ code }) => code === 'scarce');
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ third: 'predicate', least: 4 });
    expect(found.length).toBeLessThanOrEqual(12);
    expect(whyNotDeck({ deck })?.code).toBe('fakty.deck.scarce');
  });

  test('says whose grammar is missing', () => {
    const { m, ...others } = DECK_TEXTS.pl.subjects;
    const deck = ownDeck('pl', { subjects: { unheard: m ?? [], ...others } });
    expect(barring(deck)).toMatchObject({ code: 'kind', place });
  });

  test('advises without refusing', () => {
    const small = withText(ownDeck(), first, 'mój sąsiad');
    expect(checkDeck(small)).toMatchObject([{ code: 'capitals', bars: false, place }]);
    expect(fakty.checkSetup({ ...USUAL, deck: small }, 2)).toBeNull();
    const said = findingSaid(small, checkDeck(small)[0] as Finding);
    expect(said).toMatchObject({ code: 'fakty.deck.capitals', params: { tile: 'mój sąsiad' } });
  });
});
