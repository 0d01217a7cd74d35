import { ANY_PART } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { expect, test } from 'vitest';
import { DECK_NAMES, languageOf, printed } from '../decks/index.ts';

/** Right, though the list, made for word games, begins at two letters. */
const REVIEWED = new Set(['O', 'W', 'Z']);

const EDITIONS = DECK_NAMES.filter((name) => languageOf(name) === 'pl');

test.each(EDITIONS)('every word of the Polish deck is in the dictionary: %s', (name) => {
  const polish = readPolish();
  const words = new Set(printed(name).prints.flatMap(({ text }) => text.split(' ')));
  const unknown = [...words].filter((word) => !polish.verdict(word, ANY_PART).word);
  expect(unknown.filter((word) => !REVIEWED.has(word))).toEqual([]);
  expect([...REVIEWED].filter((word) => !unknown.includes(word))).toEqual([]);
});
