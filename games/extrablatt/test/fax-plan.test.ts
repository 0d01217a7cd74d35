import { playback } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import type { FaxSupply } from '../rules/index.ts';
import { headline, table } from './hand-made.ts';
import { B, BROKE, EMPTY, must, PLAN, played, refused } from './played.ts';

describe('removing', () => {
  test('takes one or two lowest dispatches, never a motor', () => {
    const { state, events } = played(
      table([BROKE, B], PLAN),
      ['s1 remove 1', 's1 remove 1'],
      playback([0, 0, 0, 0, 0, 0]),
    );
    expect(events[0]).toMatchObject({ type: 'removed', headline: headline('local-a') });
    expect(must(state)).toEqual([1]);
    expect(refused(table([B, B], PLAN), 's1 remove 2')).toBe('extrablatt.motor-stays');
    expect(refused(table([B, B], ['', 'motor']), 's1 remove 1')).toBe('extrablatt.empty-column');
  });

  test('what is removed is out of the game', () => {
    const before = table([BROKE, B], PLAN);
    expect(played(before, 's1 remove 1').state.wire).toEqual(before.wire);
  });

  test('the second is optional, and no other action takes its place', () => {
    const first = played(table([BROKE, B], PLAN), 's1 remove 1').state;
    expect(must(played(first, 's1 pass').state)).toEqual([1]);
    expect(refused(first, 's1 write 3 2x2 r7 c1')).toBe('extrablatt.now.remove');
    expect(refused(first, 's1 motor 2 s2')).toBe('extrablatt.now.remove');
    const { state } = played(table([B, B], PLAN), ['s1 remove 1', 's1 pass']);
    expect(state.phase).toEqual({ at: 'extra' });
    expect(refused(table([B, B], PLAN), 's1 pass')).toBe('extrablatt.now.act');
  });

  test('an emptied column is refilled at once, and the second may be a fresh card', () => {
    const wire: FaxSupply = {
      stacks: { ...EMPTY.stacks, start: { dispatches: 3, motors: 0 } },
      unseen: [0, 1, 2],
    };
    const first = played(table([BROKE, B], PLAN, { wire }), 's1 remove 4', playback([2, 0, 0]));
    expect(first.state.plan[3]).toEqual([2, 0, 1]);
    expect(first.state.phase).toEqual({ at: 'remove' });
    expect(first.reveals).toBe('news');
    expect(played(first.state, 's1 remove 4').events[0]).toMatchObject({ headline: 2 });
  });

  test('no second is offered where only motors lie lowest', () => {
    const { state } = played(
      table([BROKE, B], ['sport-a motor', 'motor', '', '', ''], { wire: EMPTY }),
      's1 remove 1',
    );
    expect(state.phase).toEqual({ at: 'act' });
    expect(state.active).toBe(1);
  });
});

describe('refilling', () => {
  const wire = (start: number, normal: number, tempo: number): FaxSupply => ({
    stacks: {
      start: { dispatches: start, motors: 0 },
      normal: { dispatches: normal, motors: 0 },
      tempo: { dispatches: tempo, motors: 0 },
    },
    unseen: Array.from({ length: start + normal + tempo }, (_, n) => n),
  });
  const write = (left: FaxSupply) =>
    played(
      table([BROKE, B], PLAN, { wire: left }),
      's1 write 4 2x2 r7 c1',
      playback(new Array(9).fill(0)),
    ).state;

  test('asks for a stack once the start stack is used up', () => {
    const state = write(wire(0, 5, 5));
    expect(state.phase).toEqual({ at: 'refill', fax: 3, missing: 3, afterwards: 'done' });
    const after = played(state, 's1 refill tempo', playback([0, 0, 0]));
    expect(after.state.wire.stacks).toMatchObject({
      normal: { dispatches: 5 },
      tempo: { dispatches: 2 },
    });
    expect(after.reveals).toBe('news');
    expect(must(after.state)).toEqual([1]);
  });

  test('lays what the start stack has, then asks for the rest, which comes on top', () => {
    const state = write(wire(2, 5, 5));
    expect(state.plan[3]).toEqual([0, 1]);
    expect(state.phase).toEqual({ at: 'refill', fax: 3, missing: 1, afterwards: 'done' });
    const after = played(state, 's1 refill normal', playback([0])).state;
    expect(after.plan[3]).toEqual([0, 1, 2]);
  });

  test('asks between two removals too, and the second still follows', () => {
    const first = played(table([BROKE, B], PLAN, { wire: wire(0, 5, 5) }), 's1 remove 4').state;
    expect(first.phase).toMatchObject({ at: 'refill', afterwards: 'remove' });
    const { state } = played(first, 's1 refill normal', playback([0, 0, 0]));
    expect(state.phase).toEqual({ at: 'remove' });
    expect(must(state)).toEqual([0]);
  });

  test('goes over to the other stack only when the chosen one runs out', () => {
    const { state, events } = played(write(wire(0, 2, 5)), 's1 refill normal', playback([0, 0, 0]));
    expect(events).toMatchObject([
      { type: 'refilled', stack: 'normal', cards: [0, 1] },
      { type: 'refilled', stack: 'tempo', cards: [2] },
    ]);
    expect(state.plan[3]).toHaveLength(3);
  });

  test('does not ask where only one stack is left', () => {
    expect(write(wire(0, 0, 5)).plan[3]).toEqual([0, 1, 2]);
    expect(write(wire(0, 5, 0)).phase).toEqual({ at: 'act' });
  });

  test('leaves a column short or empty when all stacks are used up', () => {
    expect(write(wire(0, 1, 0)).plan[3]).toHaveLength(1);
    expect(write(EMPTY)).toMatchObject({ phase: { at: 'act' }, active: 1 });
  });
});
