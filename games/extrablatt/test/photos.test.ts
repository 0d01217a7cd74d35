import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../board/photos/burin.ts';
import { woodcutOf } from '../board/photos/woodcuts.ts';
import { photo } from '../front-page/press-marks.ts';
import { photoKey } from '../locales/keys.ts';
import { PHOTOS_PER_SECTION, type PhotoNumber, SECTIONS } from '../rules/index.ts';

const ALL = SECTIONS.flatMap((section) =>
  Array.from({ length: PHOTOS_PER_SECTION }, (_, index) => ({
    section,
    number: (index + 1) as PhotoNumber,
  })),
);

describe('the photos', () => {
  test('are twelve different pictures, two for each section', () => {
    expect(ALL).toHaveLength(12);
    const drawn = ALL.map(({ section, number }) => JSON.stringify(woodcutOf(section, number)));
    expect(new Set(drawn).size).toBe(12);
  });

  test('are outlines that screen and press can fill', () => {
    for (const { section, number } of ALL) {
      for (const { path } of woodcutOf(section, number)) {
        expect(path).toMatch(/^(?:[MLHVCQAZ][-\d. ]*)+$/);
      }
    }
  });

  test.each(LANGUAGES)('are told in words, each differently: %s', (language) => {
    const file = new URL(`../locales/${language}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const words = ALL.map(({ section, number }) => texts[photoKey(section, number)]);
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(12);
  });

  test.each([
    [300, 60],
    [80, 200],
    [64, 48],
  ])('fill a frame of %i × %i, and nothing is printed beside it', (width, height) => {
    const marks = photo(woodcutOf('sport', 1), 10, 20, width, height);
    for (const mark of marks) {
      if (mark.kind !== 'picture' || !mark.part) continue;
      const { part, scale } = mark;
      expect(part.width * scale).toBeCloseTo(width);
      expect(part.height * scale).toBeCloseTo(height);
      expect(Math.min(part.x, part.y)).toBeGreaterThan(-1e-9);
      expect(part.x + part.width).toBeLessThan(WIDTH + 1e-9);
      expect(part.y + part.height).toBeLessThan(HEIGHT + 1e-9);
    }
    expect(marks.filter(({ kind }) => kind === 'picture').length).toBeGreaterThan(3);
  });
});
