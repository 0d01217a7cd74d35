import { readFileSync } from 'node:fs';
import { Rulebook } from '@late/ui';
import { LANGUAGES } from '@late/ui/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../rules/index.ts';
import { TOKEN_VALUES } from './tokens.ts';

const page = (language: string) => {
  const file = new URL(`../rulebook/${language}.md`, import.meta.url);
  return renderToStaticMarkup(<Rulebook text={readFileSync(file, 'utf8')} />);
};
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const html = page(language);

  test('prints the tokens that the rules play with', () => {
    const printed = matches(html, /<tr>(<th scope="row">.*?)<\/tr>/g).flatMap((row) => {
      const [points = '', letters = ''] = matches(row, />([^<]+)<\/t[hd]>/g);
      return letters.split(' ').map((letter) => [letter.toLowerCase(), Number(points)] as const);
    });
    expect(new Map(printed)).toEqual(TOKEN_VALUES);
    expect(printed).toHaveLength(TOKEN_VALUES.size);
  });

  test('counts the fields as they are', () => {
    const { bonus, light } = LAYOUTS.pairs;
    const board = html.split('id="rule-board"')[1]?.split('<h3')[0];
    expect(board).toContain(String(light.length));
    for (const points of bonus.values()) expect(board).toContain(String(points));
  });
});
