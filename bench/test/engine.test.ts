import { describe, expect, test } from 'vitest';
import { randomGames as documented } from '../engine/boardgameio-documented.ts';
import { randomGames as stripped } from '../engine/boardgameio-stripped.ts';
import { randomGames as contract } from '../engine/contract.ts';
import type { RandomGames } from '../engine/random-games.ts';
import { randomGames as twin } from '../engine/twin.ts';

/** Random play scores −1432 on average, and varies by about 420 from game to game. */
const MEAN = -1432;
const DEVIATION = 420;

describe('every contestant plays the same game', () => {
  test.each<[string, RandomGames, number]>([
    ['contract', contract, 2_000],
    ['twin', twin, 20_000],
    ['boardgame.io', documented, 200],
    ['boardgame.io, stripped', stripped, 200],
  ])('%s', (_, randomGames, games) => {
    const mean = randomGames(games, 1) / games;
    expect(Math.abs(mean - MEAN)).toBeLessThan((4 * DEVIATION) / Math.sqrt(games));
  });
});
