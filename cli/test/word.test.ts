import { describe, expect, test } from 'vitest';
import { late, lateProcess } from './run-late.ts';

describe('late word', () => {
  test('says that words are words', () => {
    const { code, out } = lateProcess('word', 'żółw', 'APTEKA');
    expect(code).toBe(0);
    expect(out).toBe('żółw    a word: żółw (noun)\nAPTEKA  a word: apteka (noun)\n');
  });

  test('says why others are not, and fails', async () => {
    const { code, out } = await late(
      'word',
      'kot',
      'qwerty',
      'Warszawa',
      'oraz',
      '--game',
      'krzyzowka',
    );
    expect(code).toBe(1);
    expect(out).toContain('kot       a word');
    expect(out).toContain('qwerty    has a letter that no tile has');
    expect(out).toContain('Warszawa  a name');
    expect(out).toContain('oraz      a word, but of a kind that this game leaves out');
  });

  test('asks an older list, if there is one', async () => {
    expect((await late('word', 'chirurżka')).code).toBe(0);
    expect((await late('word', 'chirurżka', '--list', 'polski-1')).code).toBe(1);
    const { code, err } = await late('word', 'kot', '--list', 'polski-9');
    expect([code, err]).toEqual([2, expect.stringContaining('polski-1, polski-2, polski-3')]);
  });

  test('asks the dictionary of another edition', async () => {
    const { code, out } = await late('word', 'mice', 'CAFÉ', '--edition', 'en');
    expect([code, out]).toEqual([0, 'mice  a word: mouse (noun)\nCAFÉ  a word: cafe (noun)\n']);
    const { code: other, err } = await late('word', 'mice', '--edition', 'xx');
    expect([other, err]).toEqual([2, expect.stringContaining('--edition must be one of pl, en')]);
  });

  test('prints the same as JSON', async () => {
    const { code, out } = await late('word', 'oraz', 'km', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      lexicon: 'polski-3',
      game: 'slowka',
      verdicts: [
        { asked: 'oraz', word: true, readings: [{ base: 'oraz', part: 'conjunction' }] },
        { asked: 'km', word: false, reason: 'abbreviation' },
      ],
    });
  });

  test('is not understood without a word, or for a game without words', async () => {
    expect((await late('word')).code).toBe(2);
    const { code, err } = await late('word', 'kot', '--game', 'extra');
    expect(code).toBe(2);
    expect(err).toContain('"extra" is no game of words');
  });
});
