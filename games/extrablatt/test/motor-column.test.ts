import { playback } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import type { FaxSupply } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B, BROKE, EMPTY, must, PLAN, played } from './played.ts';

describe('a motor that empties its column', () => {
  const plan = PLAN.with(1, 'motor');
  const wire: FaxSupply = {
    stacks: {
      ...EMPTY.stacks,
      normal: { dispatches: 3, motors: 0 },
      tempo: { dispatches: 0, motors: 3 },
    },
    unseen: [0, 1, 2],
  };
  const ad = table([BROKE, B, B], plan, { hour: 7, taken: 6, wire });

  test('leaves it empty until the duel and its ad are done, however late it will be then', () => {
    const tempo = { ...wire, stacks: { ...wire.stacks, normal: EMPTY.stacks.normal } };
    const duel = played({ ...ad, wire: tempo }, 's1 motor 2 s2').state;
    expect(duel).toMatchObject({ hour: 7, phase: { at: 'cheques', challenge: { kind: 'ad' } } });
    const won = played(duel, ['s1 cheque 2', 's2 cheque 8']).state;
    expect(won).toMatchObject({ hour: 7, phase: { at: 'ad' } });
    expect(won.plan[1]).toEqual([]);
    const { state } = played(won, 's2 ad 2x2 r7 c1 a', playback([0, 0, 0]));
    expect(state.hour).toBe(10);
    expect(state.plan[1]).toEqual(['motor', 'motor', 'motor']);
  });

  test('its taker chooses the stack, whoever won', () => {
    const lost = ['s1 motor 2 s2', 's1 cheque 2', 's2 cheque 8', 's2 pass'];
    const asked = played(ad, lost).state;
    expect(asked.phase).toMatchObject({ at: 'refill', fax: 1, missing: 3 });
    expect(must(asked)).toEqual([0]);
    const { state } = played(asked, 's1 refill tempo', playback([0, 0, 0]));
    expect(state).toMatchObject({ hour: 10, active: 1, phase: { at: 'act' } });
  });

  test('is not refilled after the twelfth, though cards are left', () => {
    const sport = paper('sport-a 2x2 r7 c1 10');
    const normal: FaxSupply = {
      ...wire,
      stacks: { ...EMPTY.stacks, normal: { dispatches: 3, motors: 0 } },
    };
    const last = table([sport, sport], plan, { hour: 12, taken: 11, wire: normal });
    const duel = ['s1 motor 2 s2 sport', 's1 cheque 12', 's2 cheque 8', 's1 duck 1'];
    const { state, events } = played(last, duel);
    expect(events.map(({ type }) => type)).toEqual(['ducked', 'over']);
    expect(state.plan[1]).toEqual([]);
  });
});
