import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS, checkDeck, NEWEST_DECKS, type OwnDeck, printOf } from '../rules/index.ts';
import { deckInLink, deckInText, LONGEST_LINK, linkOf } from '../workshop/deck-link.ts';
import {
  ALL_WRITTEN,
  deckOf,
  draftFrom,
  draftOf,
  remarksOn,
  withRow,
  writtenIn,
} from '../workshop/draft-deck.ts';
import { sampleHeadlines } from '../workshop/sample-headlines.ts';
import { retyped, withSpecial, wordsOf } from '../workshop/special-word.ts';

const ours = (name: (typeof NEWEST_DECKS)[number]) =>
  deckOf(draftFrom(name, 'Kitchen News', false));

describe.each(NEWEST_DECKS)('a deck that begins as %s', (name) => {
  test('is ours, can be played at once, and has headlines to read', () => {
    const draft = draftFrom(name, 'Kitchen News', false);
    expect(remarksOn(draft)).toEqual([]);
    expect(writtenIn(draft)).toBe(ALL_WRITTEN);
    expect(draftOf(deckOf(draft))).toEqual(draft);
    const lines = sampleHeadlines(draft, 20);
    expect(lines).toHaveLength(20);
    for (const line of lines) expect(line).not.toMatch(/_| {2}/);
    for (const colour of COLOURS) {
      for (const row of draft.rows[colour].slice(0, 3)) {
        const [line] = sampleHeadlines(draft, 1, { colour, row });
        expect(line).toContain(row.text.replaceAll('_', ''));
      }
    }
  });

  test('or as its grammar alone: every tile is still to be written', () => {
    const blank = draftFrom(name, 'Kitchen News', true);
    expect(writtenIn(blank)).toBe(0);
    const remarks = remarksOn(blank).filter(({ said }) => said.code === 'fakty.deck.blank');
    expect(remarks).toHaveLength(ALL_WRITTEN);
    expect(sampleHeadlines(blank, 5)).toEqual([]);
  });

  test('goes into a link of bounded length and comes out the same', async () => {
    const deck = ours(name);
    const link = await linkOf(deck);
    expect(link?.length).toBeLessThan(LONGEST_LINK / 1.5);
    expect(link).toMatch(/^deck=[\w-]+$/);
    expect(await deckInLink(link as string)).toEqual(deck);
    expect(deckInText(JSON.stringify(deck, null, 2))).toEqual(deck);
  });
});

test('a remark leads to its tile, wherever its grammar has moved it', () => {
  const draft = draftFrom('de-2', 'Kitchen News', false);
  const first = draft.rows.subject[0] as (typeof draft.rows.subject)[number];
  // From one kind to another, so that the deck numbers it last.
  const moved = withRow(draft, 'subject', 0, { text: '', kinds: ['pl'] });
  const remarks = remarksOn(moved);
  expect(remarks.map(({ said, colour, at }) => [said.code, colour, at])).toContainEqual([
    'fakty.deck.blank',
    'subject',
    0,
  ]);
  expect(remarksOn(withRow(moved, 'subject', 0, first))).toEqual([]);
});

test('a deck without a name, or with an odd one, is not lost', () => {
  const draft = draftFrom('en-2', 'Kitchen News', false);
  for (const [typed, kept] of [
    ['', '?'],
    ['  The  Daily ', 'The Daily'],
    ['\u202eevil\u0000 🗞', 'evil'],
  ] as const) {
    const deck = deckOf({ ...draft, name: typed });
    expect(deck.name).toBe(kept);
    expect(deckInText(JSON.stringify(deck))).toEqual(deck);
  }
});

describe('what is no deck is not taken for one', () => {
  const deck = ours('en-2');
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [deck]],
    ['too many tiles', { ...deck, subjects: { sg: Array(60).fill('A TILE') } }],
    ['a tile without end', { ...deck, objects: { noun: ['A'.repeat(100)] } }],
    ['a key of the language', JSON.parse('{"__proto__": {}, "name": "A"}')],
    ['more than belongs there', { ...deck, script: 'x' }],
    ['an invisible name', { ...deck, name: '\u200b' }],
  ])('%s', (_, value) => {
    expect(deckInText(JSON.stringify(value))).toBeNull();
  });

  test('a link that was cut, damaged, or unpacks to something endless', async () => {
    const link = (await linkOf(deck)) as string;
    expect(await deckInLink(link.slice(0, -40))).toBeNull();
    expect(await deckInLink(`${link}x`.padEnd(LONGEST_LINK + 1, 'x'))).toBeNull();
    expect(await deckInLink('deck=%%%')).toBeNull();
    expect(await deckInLink('anchor')).toBeNull();
    const endless = (await linkOf({ ...deck, name: 'A'.repeat(900_000) } as OwnDeck)) as string;
    expect(endless.length).toBeLessThan(LONGEST_LINK);
    expect(await deckInLink(endless)).toBeNull();
  });

  test('a deck after which nothing comes, without end', async () => {
    const packed = (spaces: number) => {
      const text = `${JSON.stringify(deck)}${' '.repeat(spaces)}`;
      return `deck=${deflateRawSync(text).toString('base64url')}`;
    };
    expect(await deckInLink(packed(10))).toEqual(deck);
    expect(packed(900_000).length).toBeLessThan(LONGEST_LINK);
    expect(await deckInLink(packed(900_000))).toBeNull();
  });

  test('whatever stands behind the #', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
        expect(await deckInLink(`deck=${text}`)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});

test('the special word is chosen among the words, and stays while others are typed', () => {
  expect(wordsOf('LE _ROI_ DU CAMPING')).toEqual({ words: ['LE', 'ROI', 'DU', 'CAMPING'], at: 1 });
  expect(withSpecial('LE _ROI_ DU CAMPING', 3)).toBe('LE ROI DU _CAMPING_');
  expect(withSpecial('LE _ROI_ DU CAMPING', -1)).toBe('LE ROI DU CAMPING');
  expect(withSpecial('UN CHAGRIN D’AMOUR', 2)).toBe('UN CHAGRIN D’_AMOUR_');
  expect(retyped('LE _ROI_ DU CAMPING', 'LE VIEUX ROI')).toBe('LE VIEUX _ROI_');
  expect(retyped('LE _ROI_ DU CAMPING', 'LA REINE')).toBe('LA REINE');
  for (const name of NEWEST_DECKS) {
    const { rows } = draftFrom(name, 'A', false);
    for (const colour of COLOURS) {
      for (const { text } of rows[colour]) {
        if (printOf(text).special === null) continue;
        expect(withSpecial(text, wordsOf(text).at), text).toBe(text);
      }
    }
  }
  expect(checkDeck(ours('fr-2'))).toEqual([]);
});
