import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, manifestOf } from '@late/games';
import { PUZZLED_GAMES, PUZZLES_A_DAY, puzzlesOf } from '@late/games/daily-puzzles';
import type { Puzzle } from '@late/games/manifest';
import { checkMove, daysAfter, frames, openingOf, parse, readRecord } from '@late/kernel';
import { readLexicon } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';

const folderOf = (game: string) => new URL(`../${game}/puzzles/`, import.meta.url);
const poolsOf = (game: string) =>
  readdirSync(folderOf(game)).map((file) => {
    const text = readFileSync(new URL(file, folderOf(game)), 'utf8');
    return { file, bytes: Buffer.byteLength(text), puzzles: JSON.parse(text) as Puzzle[] };
  });

describe.each(PUZZLED_GAMES)('the puzzles of %s', (id) => {
  const pools = poolsOf(id);

  test('are no more than 50 kB, and none is there twice', () => {
    expect(pools.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(50_000);
    for (const { puzzles } of pools) {
      expect(puzzles.length).toBeGreaterThanOrEqual(6);
      expect(new Set(puzzles.map(({ record }) => record)).size).toBe(puzzles.length);
    }
  });

  test('replay to a decision in which the best move is legal', async () => {
    const game = await manifestOf(id)?.rules(async () => readLexicon);
    if (!game) throw new Error('no such game');
    for (const { file, puzzles } of pools) {
      for (const { record: text, seat, best, margin, grade } of puzzles) {
        const record = readRecord(text, () => game);
        const last = frames(game, openingOf(game, record), record.log).at(-1);
        const move = parse(game.move, game.notation.read(best));
        if (!last || !move.ok) throw new Error(`${file}: ${best}`);
        expect(checkMove(game, last.state, seat, move.value), `${file}: ${best}`).toBeNull();
        expect(margin).toBeGreaterThan(0);
        expect([1, 2, 3]).toContain(grade);
      }
    }
  });
});

test('three a day, of games that have puzzles, every game in its turn', () => {
  const days = Array.from({ length: 8 }, (_, more) => daysAfter('2026-11-14', more));
  const all = days.map(puzzlesOf);
  for (const chosen of all) {
    expect(chosen).toHaveLength(PUZZLES_A_DAY);
    expect(new Set(chosen.map(({ game }) => game)).size).toBe(PUZZLES_A_DAY);
  }
  for (const game of PUZZLED_GAMES) {
    expect(all.flat().filter((one) => one.game === game)).toHaveLength(6);
    expect(GAMES.find(({ id }) => id === game)).toHaveProperty('puzzles');
  }
});
