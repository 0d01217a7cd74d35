import { oneEdition } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import { LANGUAGES } from '@late/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import VariantForm from '../board/VariantForm.tsx';
import { hosting } from '../hosting.ts';
import { editionOf, inEdition, slowka, TOKEN_EDITIONS } from '../rules/index.ts';
import { optionsOf } from './options-of.ts';

const game = slowka(oneEdition(smallLexicon(['kot'])));

/** What a table of such a party begins with, and what of it is chosen in sight, before anybody opens "Options". */
function begun(party: 'people' | 'bots' | 'alone', seats: number) {
  const options = optionsOf(game, hosting.usual?.('pl', party) ?? {});
  const names = new Array<string>(seats).fill('');
  const form = <VariantForm options={options} seats={names} onChange={() => {}} />;
  return { options, inSight: renderToStaticMarkup(form) };
}

test('people judge each other’s words unless they choose otherwise, and that is chosen in sight', () => {
  const { options, inSight } = begun('people', 3);
  expect(options).toMatchObject({
    words: 'challenge',
    wrongChallenge: 'nothing',
    tableWords: true,
  });
  expect(inSight).toMatch(/value="challenge"[^>]*checked|checked=""[^>]*value="challenge"/);
  expect(inSight).toContain('value="checked"');
});

test('among bots the dictionary judges, with three tries', () => {
  const { options, inSight } = begun('bots', 2);
  expect(options).toMatchObject({ words: 'checked', tries: 3, tableWords: false });
  expect(inSight).toContain('value="challenge"');
});

test('alone there is one try, and nobody who could doubt', () => {
  const { options, inSight } = begun('alone', 1);
  expect(options).toMatchObject({ words: 'checked', tries: 1 });
  expect(inSight).not.toContain('challenge');
});

test('the language of the words is chosen in sight, and proposes the reader’s own', () => {
  for (const edition of TOKEN_EDITIONS) {
    const usual = hosting.usual?.(edition, 'alone') ?? {};
    const options = optionsOf(game, usual);
    expect(editionOf(options)).toBe(edition);
    expect(editionOf(inEdition(options, 'pl'))).toBe('pl');
    // It is a table as if it had never been another.
    expect(inEdition(options, 'pl')).not.toHaveProperty('edition');
    const form = <VariantForm options={options} seats={['']} onChange={() => {}} />;
    const inSight = renderToStaticMarkup(form);
    expect(inSight).toMatch(
      new RegExp(`value="${edition}"[^>]*checked|checked=""[^>]*value="${edition}"`),
    );
    for (const other of TOKEN_EDITIONS) expect(inSight).toContain(`value="${other}"`);
  }
});

test('where there is no box in the reader’s language, the original is proposed', () => {
  const without = LANGUAGES.filter((language) => !TOKEN_EDITIONS.some((one) => one === language));
  for (const language of without)
    expect(hosting.usual?.(language, 'bots')).not.toHaveProperty('edition');
});
