import { readFileSync } from 'node:fs';
import { ANY_PART, editionAsked } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { Rulebook } from '@late/ui';
import { LANGUAGES } from '@late/ui/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../rulebook/examples.ts';
import { printed } from '../rulebook/printed.ts';
import { LAYOUTS, TOKEN_EDITIONS, tokenSetOf, tokensOf } from '../rules/index.ts';

const page = (language: string, edition = language) => {
  const file = new URL(`../rulebook/${language}.md`, import.meta.url);
  return renderToStaticMarkup(<Rulebook text={printed(readFileSync(file, 'utf8'), edition)} />);
};
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const html = page(language);
  const edition = TOKEN_EDITIONS.find((id) => id === language) ?? editionAsked({});
  const { tokens, values } = tokenSetOf({ edition });

  test('prints the tokens that the rules play with', () => {
    const rows = matches(html, /<tr>(<th scope="row">.*?)<\/tr>/g).flatMap((row) => {
      const [points = '', letters = ''] = matches(row, />([^<]+)<\/t[hd]>/g);
      return letters.split(', ').map((entry) => {
        const [letter = '', count = '1'] = entry.split(' ×');
        return { token: letter.toLowerCase(), points: Number(points), count: Number(count) };
      });
    });
    expect(new Map(rows.map(({ token, points }) => [token, points]))).toEqual(values);
    const all = rows.flatMap(({ token, count }) => new Array<string>(count).fill(token));
    expect(all.sort()).toEqual([...tokens].sort());
    expect(html).toMatch(new RegExp(`\\b${tokens.length}\\b`));
  });

  test('tells its examples with words of the list, which its tokens can make', () => {
    const { apart: _, other: __, ...words } = EXAMPLES[edition];
    for (const word of Object.values(words)) {
      expect(html).toContain(word);
      expect(readLexicon(edition).verdict(word, ANY_PART), word).toEqual({ word: true });
      const left = [...tokensOf({ edition })];
      for (const letter of word.toLowerCase()) {
        const place = left.indexOf(letter);
        expect(place, `${letter} of ${word}`).toBeGreaterThanOrEqual(0);
        left.splice(place, 1);
      }
    }
  });

  test('counts them by the values of the edition', () => {
    const worth = (word: string) =>
      [...word.toLowerCase()].map((letter) => values.get(letter) as number);
    const { price, close } = EXAMPLES[edition];
    const total = (word: string) => worth(word).reduce((sum, value) => sum + value);
    expect(html).toContain(`${worth(price).join(' + ')} = ${total(price)}`);
    expect(html).toMatch(new RegExp(`${close}\\D+${total(close)}\\D+10\\D+${total(close) + 10}`));
    expect(html).not.toContain('{{');
  });

  test('counts the fields as they are', () => {
    const { bonus, light } = LAYOUTS.pairs;
    const board = html.split('id="rule-board"')[1]?.split('<h3')[0];
    expect(board).toContain(String(light.length));
    for (const points of bonus.values()) expect(board).toContain(String(points));
  });
});

test('over a table of another edition it has the letters and words of that one', () => {
  const html = page('en', 'de');
  expect(html).toContain('What counts as a word');
  expect(html).toContain(EXAMPLES.de.price);
  expect(html).toMatch(/<td>[^<]*Ü[^<]*<\/td>/);
});
