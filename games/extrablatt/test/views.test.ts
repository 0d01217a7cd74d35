import { describe, expect, test } from 'vitest';
import { extrablatt, type State } from '../rules/index.ts';
import { table } from './hand-made.ts';
import { B, BROKE, PLAN, played } from './played.ts';

const READERS = [0, 1, 2, 'audience'] as const;
const seen = (state: State) => READERS.map((who) => extrablatt.view(state, who));

describe('what each viewer knows of the cheques', () => {
  const called = played(table([BROKE, B, B], PLAN, { hour: 1 }), 's1 motor 2 s2').state;
  const chosen = played(called, 's2 cheque 8').state;

  test('one’s own three, nobody else’s', () => {
    expect(seen(called).map(({ cheques }) => cheques)).toEqual([
      [[2, 5, 12], null, null],
      [null, [1, 8, 11], null],
      [null, null, [3, 7, 10]],
      [null, null, null],
    ]);
  });

  test('who has chosen, and which only to the one who did', () => {
    const phases = (state: State) => seen(state).map(({ phase }) => phase);
    const choosing = { at: 'cheques', chosen: [false, true] };
    expect(phases(chosen)).toMatchObject(
      [null, 8, null, null].map((mine) => ({ ...choosing, mine })),
    );
    expect(phases(played(called, 's1 cheque 5').state)).toMatchObject(
      [5, null, null, null].map((mine) => ({ ...choosing, chosen: [true, false], mine })),
    );
  });

  test('a running game is open to all until the first choice, and not again before the end', () => {
    expect([called, chosen].map(extrablatt.open)).toEqual([true, false]);
    expect(extrablatt.open(played(chosen, 's1 cheque 5').state)).toBe(false);
  });
});
