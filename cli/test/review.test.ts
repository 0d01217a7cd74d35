import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { late, lateProcess } from './run-late.ts';
import { sampleRecord } from './sample-record.ts';

const fixture = (name: string) =>
  new URL(`../../games/extra/fixtures/${name}.txt`, import.meta.url).pathname;

describe('late review', () => {
  test('tells every decision with its grade, what was better and why, and sums up', async () => {
    const { code, out } = await late('review', fixture('solo-win'));
    expect(code).toBe(0);
    expect(out).toMatch(/^ +\d+ .+: \d\+\d \d\+\d \d[abc]?( → \d\+\d \d\+\d \d[abc]?)? \[\w+\]/m);
    expect(out).toMatch(/ \d+ points\.$/m);
    expect(out).toMatch(
      /points given away in each of \d+ decisions, accuracy [\d.]+ %, luck -?\d+/,
    );
  });

  test('prints the same as JSON: seats, decisions and luck', async () => {
    const { code, out } = await late('review', fixture('tie'), '--json');
    expect(code).toBe(0);
    const { game, unit, seats, decisions, chances } = JSON.parse(out);
    expect({ game, unit }).toEqual({ game: 'extra', unit: 'points' });
    expect(seats).toHaveLength(3);
    for (const { seat, final, luck, even, error, decisions: count } of seats) {
      const own = decisions.filter((one: { seat: number }) => one.seat === seat);
      const unforced = own.filter((one: { isForced: boolean }) => !one.isForced);
      expect(unforced).toHaveLength(count);
      const given = unforced.reduce((sum: number, one: { error: number }) => sum + one.error, 0);
      expect(given).toBeCloseTo(error, 6);
      expect(even).toBeCloseTo(final - luck, 6);
      expect(chances.some((one: { seat: number }) => one.seat === seat)).toBe(true);
    }
  });

  test('judges the line that stands, not what was taken back', async () => {
    const { out } = await late('review', fixture('undo'), '--json');
    const { decisions } = JSON.parse(out);
    const steps = decisions.map(({ seat, step }: { seat: number; step: number }) => [seat, step]);
    expect(new Set(steps.map(String)).size).toBe(steps.length);
  });

  test('is for games with a coach', async () => {
    const pig = new URL('../../games/pig/fixtures/to-100.txt', import.meta.url).pathname;
    const { code, err } = await late('review', pig);
    expect(code).toBe(1);
    expect(err).toContain('Pig has no coach');
  });

  test('is for finished games', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'late-'));
    const path = join(folder, 'running.txt');
    writeFileSync(path, sampleRecord().split('\n').slice(0, 20).join('\n'));
    const { code, err } = await late('review', path);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(err).toContain('the game is not over');
  });
});

describe('late calibrate', () => {
  test('prints the identity, and errors that fall with the level', () => {
    // In a process of its own it is ten times as fast as among tests.
    const { code, out } = lateProcess('calibrate', 'extra', '--games', '8', '--json');
    expect(code).toBe(0);
    const { levels } = JSON.parse(out);
    expect(levels.map(({ level }: { level: string }) => level)).toEqual(['easy', 'medium', 'hard']);
    for (const { final, start, luck, error, bias } of levels) {
      expect(final.mean).toBeCloseTo(start.mean + luck.mean - error.mean + bias.mean, 6);
      expect(Math.abs(luck.mean)).toBeLessThan(4 * luck.se);
    }
    const [easy, medium, hard] = levels.map(
      ({ perDecision }: { perDecision: { mean: number } }) => perDecision.mean,
    );
    expect(easy).toBeGreaterThan(medium + 5);
    expect(medium).toBeGreaterThan(hard + 3);
  });

  test('says of several levels at one table what each of them did', async () => {
    const { out } = await late('calibrate', 'extra', '--games', '2', '--seats', 'hard,easy,easy');
    expect(out).toMatch(/\+ luck/);
    expect(out).toMatch(/^ +easy/m);
    expect(out).not.toMatch(/^ +medium/m);
  });

  test('is not understood without slices', async () => {
    expect((await late('calibrate', 'extra', '--slices', '0')).code).toBe(2);
  });
});
