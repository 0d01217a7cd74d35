import { GAMES } from '@late/games';
import { expect, test } from 'vitest';
import { quantiles } from '../src/level-results.ts';
import { late } from './run-late.ts';

async function measured(seed: string) {
  const args = ['levels', 'pig', '--games', '5', '--seats', '3', '--seed', seed, '--json'];
  const { code, out } = await late(...args);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test('the same seed measures the same, another one does not', async () => {
  const first = await measured('3');
  expect(first.command).toBe('late levels pig --games 5 --seed 3 --seats 3');
  const kinds = first.kinds.map((kind: { heading: string; seats: number }) => [
    kind.heading,
    kind.seats,
  ]);
  expect(kinds).toEqual([
    ['to-100', 2],
    ['to-100', 3],
  ]);
  expect(await measured('3')).toEqual(first);
  expect((await measured('4')).kinds).not.toEqual(first.kinds);
});

test('scores are divided into equal parts, between them in proportion', () => {
  expect(quantiles([5])).toEqual(new Array(21).fill(5));
  const marks = quantiles(Array.from({ length: 101 }, (_, n) => 100 - n));
  expect(marks).toEqual(Array.from({ length: 21 }, (_, part) => part * 5));
});

test('every game has results that were measured, for kinds that it keeps records of', async () => {
  for (const manifest of GAMES) {
    if (!manifest.results) continue;
    const { command, kinds } = await manifest.results();
    expect(command).toMatch(new RegExp(`^late levels ${manifest.id} `));
    expect(kinds.length, manifest.id).toBeGreaterThan(0);
    const names = await manifest.texts('en');
    for (const { heading, seats, levels } of kinds) {
      expect(names).toHaveProperty([`${manifest.id}.heading.${heading}`]);
      expect(seats).toBeGreaterThanOrEqual(manifest.seats.min);
      expect(Object.keys(levels).length).toBeGreaterThanOrEqual(3);
      for (const marks of Object.values(levels)) {
        expect(marks).toHaveLength(21);
        expect(marks).toEqual(marks.toSorted((a, b) => a - b));
      }
    }
  }
});
