import { playback } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { extrablatt } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B, must, PLAN, played } from './played.ts';

describe('the deal', () => {
  test.each([
    [2, 60],
    [3, 90],
    [4, 90],
  ])('with %i seats there are %i dispatches and twelve motors', (seats, dispatches) => {
    const chance = playback(new Array(40).fill(0));
    const { state } = extrablatt.setup({}, seats, { chance, now: 0 });
    const { stacks, unseen } = state.wire;
    const cards = state.plan.flat();
    expect(state.plan.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3]);
    expect(unseen.length + cards.filter((card) => card !== 'motor').length).toBe(dispatches);
    const left = Object.values(stacks).map(({ motors }) => motors);
    expect(left.reduce((a, b) => a + b) + state.hour).toBe(12);
    expect([stacks.normal, stacks.tempo]).toEqual([
      { dispatches: dispatches / 3, motors: 0 },
      { dispatches: dispatches / 3, motors: 7 },
    ]);
  });

  test('every motor among the first fifteen moves the clock', () => {
    // The first answer is the starting player; below(35) = 0 finds a motor, five times.
    const tape = [1, 0, 0, 0, 0, 0, ...new Array(10).fill(0)];
    const { state } = extrablatt.setup({}, 3, { chance: playback(tape), now: 0 });
    expect(state).toMatchObject({ hour: 5, active: 1 });
    expect(state.plan[0]).toEqual(['motor', 'motor', 'motor']);
    // The first card laid in a column is its lowest.
    expect(state.plan[1]).toEqual(['motor', 'motor', 0]);
  });

  test('is for two to four', () => {
    expect(extrablatt.seats({})).toEqual({ min: 2, max: 4 });
  });
});

describe('the Extra action', () => {
  test('costs a token, comes after the action, and only once a turn', () => {
    const rich = { ...B, tokens: 3 };
    const once = played(table([rich, B], PLAN), 's1 write 1 2x2 r7 c1').state;
    expect(once.phase).toEqual({ at: 'extra' });
    const twice = played(once, 's1 write 3 2x2 r9 c1');
    expect(twice.events[0]).toEqual({ type: 'spent', seat: 0 });
    expect(twice.state.papers[0]?.tokens).toBe(2);
    expect(must(twice.state)).toEqual([1]);
    expect(twice.state.spent).toBe(false);
  });

  test('is optional', () => {
    const { state } = played(table([B, B], PLAN), ['s1 write 1 2x2 r7 c1', 's1 pass']);
    expect(state.papers[0]?.tokens).toBe(1);
    expect(must(state)).toEqual([1]);
  });

  test('may be of any kind: remove two, with one token', () => {
    const { state } = played(
      table([B, B], PLAN),
      ['s1 write 1 2x2 r7 c1', 's1 remove 1', 's1 remove 3'],
      playback(new Array(6).fill(0)),
    );
    expect(state.papers[0]?.tokens).toBe(0);
    expect(must(state)).toEqual([1]);
  });

  test('may be a motor; the tokens that its duel brings buy no third action', () => {
    const moves = ['s1 write 1 2x2 r7 c1', 's1 motor 2 s2', 's1 cheque 12', 's2 cheque 8'];
    const { state } = played(table([B, B], PLAN, { hour: 3 }), [...moves, 's1 pass']);
    expect(state.papers[0]?.tokens).toBe(2);
    expect(must(state)).toEqual([1]);
  });
});

describe('the end', () => {
  const last = table([B, paper('sport-a 2x2 r7 c1 10')], PLAN, { hour: 12, taken: 11 });

  test('comes at once with the twelfth motor: no refill, no Extra action', () => {
    const { state, events, reveals } = played(last, 's1 motor 2');
    expect(state.phase).toEqual({ at: 'over' });
    expect(must(state)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'over', winners: [1] });
    expect(reveals).toBe('secret');
  });

  test('does not come with the eleventh', () => {
    const { state } = played({ ...last, taken: 10 }, 's1 motor 2');
    expect(state.phase).toEqual({ at: 'extra' });
  });

  test('waits for its duel, and then opens all cheques', () => {
    const both = { ...last, papers: [paper('sport-b 2x2 r7 c1 10'), last.papers[1]!] };
    const duel = played(both, ['s1 motor 2 s2 sport', 's2 cheque 1', 's1 cheque 2']).state;
    expect(extrablatt.result(duel)).toBeNull();
    expect(extrablatt.open(duel)).toBe(false);
    const { state } = played(duel, 's1 duck 1');
    expect(extrablatt.result(state)?.winners).toEqual([0]);
    expect(extrablatt.open(state)).toBe(true);
    expect(extrablatt.view(state, 'audience').cheques).toEqual(state.cheques);
  });
});
