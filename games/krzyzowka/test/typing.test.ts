import { EDITIONS, type EditionId } from '@late/lexicon';
import { typedLetters } from '@late/ui';
import { describe, expect, test } from 'vitest';
import { NOTHING_LAID, pieceFor, typeLetter } from '../board/laying.ts';

const typed = (edition: EditionId, key: string, held: Partial<KeyboardEvent> = {}) =>
  typedLetters(
    { key, code: '', altKey: false, ctrlKey: false, metaKey: false, ...held },
    EDITIONS[edition].alphabet,
  ).join('');

describe('a key stands for', () => {
  test.each([
    ['pl', 'a', 'a'],
    ['pl', 'Ą', 'ą'],
    ['pl', 'x', 'ź'],
    ['pl', 'q', ''],
    ['pl', 'é', ''],
    ['en', 'x', 'x'],
    ['en', 'É', 'e'],
    ['fr', 'é', 'e'],
    ['fr', 'ç', 'c'],
    ['fr', 'œ', 'oe'],
    ['de', 'ß', 'ss'],
    ['de', 'Ü', 'ü'],
    ['de', 'é', 'e'],
    ['it', 'ù', 'u'],
    ['it', 'ż', 'z'],
  ] as const)('in %s, %s for %s', (edition, key, letters) => {
    expect(typed(edition, key)).toBe(letters);
  });

  test.each(['Enter', 'Backspace', ' ', '1', '?', 'Dead'])('no letter: %s', (key) => {
    for (const edition of ['pl', 'en', 'de'] as const) expect(typed(edition, key)).toBe('');
  });

  test('its marked sister with Alt, wherever that puts signs of its own', () => {
    expect(typed('pl', 'a', { altKey: true })).toBe('ą');
    expect(typed('pl', 'å', { altKey: true, code: 'KeyA' })).toBe('ą');
    expect(typed('de', 'o', { altKey: true })).toBe('ö');
    expect(typed('pl', 'ł', { altKey: true, ctrlKey: true })).toBe('ł');
  });

  test('nothing where it is a command', () => {
    expect(typed('en', 'c', { ctrlKey: true })).toBe('');
    expect(typed('pl', 'r', { metaKey: true })).toBe('');
    expect(typed('en', 'd', { altKey: true })).toBe('');
  });
});

test('whoever has only the marked sister means her, in her own edition', () => {
  const { de, en } = EDITIONS;
  expect(pieceFor(de.alphabet, ['ö', '?'], 'o')).toEqual({ tile: 'ö' });
  expect(pieceFor(en.alphabet, ['e', '?'], 'o')).toEqual({ tile: '?', letter: 'o' });
  const at = { row: 0, column: 0 };
  const there = [{ ...at, tile: 'ü', letter: 'ü' }];
  const passed = typeLetter(de.alphabet, { ...NOTHING_LAID, at }, there, ['s'], 'u');
  expect(passed?.at).toEqual({ row: 0, column: 1 });
});
