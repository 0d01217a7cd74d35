import { expect, test } from 'vitest';
import { pig } from '../rules/index.ts';
import { Sitting } from './sitting.ts';

test('you roll 4, 6 and 1: your turn is over and has brought nothing', () => {
  const table = new Sitting(2);
  expect(table.roll(4, 6)).toEqual([
    { type: 'rolled', seat: 0, die: 4, points: 4 },
    { type: 'rolled', seat: 0, die: 6, points: 10 },
  ]);
  expect(table.roll(1)).toEqual([{ type: 'lost', seat: 0, points: 10 }]);
  expect(table.state).toMatchObject({ scores: [0, 0], active: 1, rolls: [] });
  expect(table.state.last).toEqual({ seat: 0, rolls: [4, 6, 1] });
});

test('you have 30 points, roll 5, 3 and 6, and hold: now you have 44', () => {
  const table = new Sitting(2);
  table.roll(6, 6, 6, 6, 6);
  table.hold();
  table.roll(1);
  table.roll(5, 3, 6);
  expect(table.hold()).toEqual([{ type: 'held', seat: 0, points: 14, score: 44 }]);
  expect(table.state).toMatchObject({ scores: [44, 0], active: 1 });
});

test('a 1 leaves what was kept in earlier turns', () => {
  const table = new Sitting(2);
  table.roll(5);
  table.hold();
  table.roll(1);
  table.roll(6, 1);
  expect(table.state.scores).toEqual([5, 0]);
});

test('one must roll before one can hold, and wait for one’s turn', () => {
  const table = new Sitting(3);
  expect(table.refusal(0, 'hold')).toEqual({ code: 'pig.nothing-to-hold', rule: 'hold' });
  table.roll(2);
  expect(table.refusal(0, 'hold')).toBeNull();
  expect(table.refusal(1, 'roll')).toMatchObject({ code: 'move.turn' });
});

test('the goal is reached by holding, not by rolling, and ends the game at once', () => {
  const table = new Sitting(4, 20);
  table.roll(6, 6, 6, 6);
  expect(pig.result(table.state)).toBeNull();
  expect(table.hold()).toContainEqual({ type: 'won', seat: 0, score: 24 });
  expect(pig.result(table.state)).toEqual({ scores: [24, 0, 0, 0], winners: [0] });
  expect(pig.turn(table.state).must).toEqual([]);
});
