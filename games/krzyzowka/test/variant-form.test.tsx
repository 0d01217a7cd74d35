import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import VariantForm from '../board/VariantForm.tsx';
import { hosting } from '../hosting.ts';
import { editionOf, inEdition, type Options, TILE_EDITIONS } from '../rules/index.ts';
import { optionsOf } from './sitting.ts';

/** What can be chosen in sight, before anybody opens "Options". */
function inSight(options: Options, seats: number): string {
  const names = new Array<string>(seats).fill('');
  return renderToStaticMarkup(<VariantForm options={options} seats={names} onChange={() => {}} />);
}

test('whether words are checked or challenged is chosen in sight, in the common crossword', () => {
  const options = optionsOf({ game: 1, ...hosting.usual?.('pl', 'people') });
  expect(options.words).toBe('challenge');
  expect(inSight(options, 3)).toMatch(
    /value="challenge"[^>]*checked|checked=""[^>]*value="challenge"/,
  );
  expect(inSight(optionsOf({ game: 2 }), 3)).not.toContain('value="challenge"');
});

test('alone there is nobody to challenge, and bots ask the dictionary', () => {
  expect(inSight(optionsOf({ game: 1 }), 1)).not.toContain('value="challenge"');
  expect(hosting.usual?.('pl', 'alone')).toMatchObject({ words: 'checked' });
  expect(hosting.usual?.('pl', 'bots')).toMatchObject({ words: 'checked' });
});

test('the language of the words is chosen in sight, and proposes the reader’s own', () => {
  for (const edition of TILE_EDITIONS) {
    const options = optionsOf({ game: 2, ...hosting.usual?.(edition, 'bots') });
    expect(editionOf(options)).toBe(edition);
    // It is a table as if it had never been another.
    expect(inEdition(options, 'pl')).not.toHaveProperty('edition');
    const form = inSight(options, 2);
    expect(form).toMatch(
      new RegExp(`value="${edition}"[^>]*checked|checked=""[^>]*value="${edition}"`),
    );
    for (const other of TILE_EDITIONS) expect(form).toContain(`value="${other}"`);
  }
});
