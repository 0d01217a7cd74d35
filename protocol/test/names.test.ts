import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameSchema, oneLine, textSchema } from '../src/index.ts';

const read = (name: unknown): string | null => {
  const result = v.safeParse(nameSchema, name);
  return result.success ? result.output : null;
};

describe('a name', () => {
  test.each([
    ['Zażółć Gęślą'],
    ['Jürgen Groß'],
    ['Anne-Élise d’Arc'],
    ['李小龍'],
    ['שרה'],
    ['عمر'],
    ['O. 2'],
    ['🦊'],
    ['👩‍👩‍👧 & Co'],
    ['👍🏽 ❤️'],
    ['...'],
  ])('%s stays as it is', (name) => {
    expect(read(name)).toBe(name);
  });

  test.each([
    ['a gap at either end', '  Ada  ', 'Ada'],
    ['lines and tabs', 'Ada\r\n\tLovelace', 'Ada Lovelace'],
    ['control characters', 'A\u0000d\u0007a\u009b', 'A d a'],
    ['line separators', 'Ada\u2028Bob\u2029', 'Ada Bob'],
    ['unusual spaces', 'Ada\u00a0\u3000\u2800Bob', 'Ada Bob'],
    ['zero-width characters', 'A\u200bd\u200c\u2060a\ufeff', 'Ada'],
    ['joiners between letters', 'A\u200dda', 'Ada'],
    ['turned direction', '\u202eadA\u202c \u2066x\u2069\u200f', 'adA x'],
    ['soft hyphens', 'A\u00adda', 'Ada'],
    ['invisible fillers', 'A\u3164da\u115f\u1160\uffa0', 'Ada'],
    ['tags and variation selectors', 'A\u{e0041}\u{e0001}d\ufe0fa', 'Ada'],
    ['halves of characters', 'A\ud83dd\udc00a', 'Ada'],
    ['private characters', 'A\ue000da\u{f0000}', 'Ada'],
    ['accents apart from their letters', 'Jose\u0301', 'José'],
    ['piled accents', `Z${'\u0321'.repeat(20)}o`, 'Z\u0321\u0321o'],
  ])('is cleaned of %s', (_, dirty, clean) => {
    expect(read(dirty)).toBe(clean);
  });

  test.each([
    ['nothing', ''],
    ['gaps', ' \t\n '],
    ['what cannot be seen', '\u200b\u3164\u202e\u2800'],
    ['a lone accent', '\u0301'],
    ['25 letters', 'a'.repeat(25)],
    ['very much', 'a'.repeat(1_000_000)],
    ['very much that is invisible', `Ada${'\u200b'.repeat(500)}`],
    ['a number', 7],
    ['null', null],
    ['a list', ['Ada']],
    ['an object that poses as text', { length: 3, toString: 'Ada' }],
  ])('is refused if it is %s', (_, name) => {
    expect(read(name)).toBeNull();
  });

  test('is clean after one washing, whatever it was', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u200d', '\ufe0f', '👩', '🏽', '\u202e', '\u0301', ' ', 'a', '\ud83d'),
    );
    const property = fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
      const once = oneLine(parts.join(''));
      expect(oneLine(once)).toBe(once);
      expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u3164]/u);
    });
    fc.assert(property, { seed: 20260302, numRuns: 2000 });
  });
});

test('chat is cleaned like names, and may be longer', () => {
  expect(v.parse(textSchema, `see\u202e you\n${'a'.repeat(100)}`)).toBe(
    `see you ${'a'.repeat(100)}`,
  );
  expect(v.is(textSchema, 'a'.repeat(121))).toBe(false);
  expect(v.is(textSchema, '\u200b')).toBe(false);
});
