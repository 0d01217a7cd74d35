import { readLexicon } from '@late/lexicon/node';
import { expect, test } from 'vitest';
import { STORIES } from '../lesson/stories.ts';
import { admits, TILE_EDITIONS } from '../rules/index.ts';

test.each(TILE_EDITIONS)('every word of the lessons in %s is in the list', (edition) => {
  const { common, own, longest } = STORIES[edition];
  for (const { word } of [...common.lines, ...own.lines, ...longest.lines]) {
    expect(readLexicon(edition).verdict(word, admits({ properNouns: false })).word, word).toBe(
      true,
    );
  }
});
