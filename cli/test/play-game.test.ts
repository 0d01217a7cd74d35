import { noChance, seededChance } from '@late/kernel';
import { race, racer } from '@late/table/testing';
import { describe, expect, test } from 'vitest';
import { BotPlayer } from '../src/bot-player.ts';
import { playGame } from '../src/play-game.ts';

const playersOf = (...bots: ReturnType<typeof racer>[]) =>
  bots.map((bot) => {
    const player = new BotPlayer('easy', bot as never, () => true);
    player.mind = seededChance(1);
    return player;
  });
const options = (changes = {}) => ({ rounds: 1, seconds: 60, ...changes });

describe('a simulated game of simultaneous rounds', () => {
  test('gives each as many steps as it finds time for, and ends when time is up', () => {
    const opening = { options: options(), seats: 3 };
    const { result, steps } = playGame(
      race,
      opening,
      playersOf(racer(7), racer(20), racer(61)),
      noChance,
    );
    // 7, 14 … 56; 20, 40, and not 60, when time is up; and the clock itself.
    expect(result.scores).toEqual([8, 2, 0]);
    expect(steps).toBe(11);
  });

  test('asks everybody anew with each round', () => {
    const opening = { options: options({ rounds: 3, seconds: null }), seats: 2 };
    const { result } = playGame(race, opening, playersOf(racer(4, 2), racer(5)), noChance);
    // Rounds of 12 seconds: 4, 8, hand; and 5, 10.
    expect(result.scores).toEqual([6, 6]);
  });

  test('says so when nobody will ever act', () => {
    const opening = { options: options({ seconds: null }), seats: 1 };
    expect(() =>
      playGame(race, opening, playersOf(racer(Number.POSITIVE_INFINITY)), noChance),
    ).toThrow(/nobody has anything to do/);
  });

  test('is the same again with the same luck', () => {
    const moody = {
      ...racer(0),
      pace: (_: unknown, chance: { below(n: number): number }) => 1 + chance.below(9000),
    };
    const opening = { options: options(), seats: 2 };
    const play = () => playGame(race, opening, playersOf(moody, moody), noChance).result.scores;
    expect(play()).toEqual(play());
  });
});
