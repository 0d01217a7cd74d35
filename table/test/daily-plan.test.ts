import { extra } from '@late/extra/rules';
import { commitment, dailySeed } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, act, openTable, planDaily, type Table } from '../src/index.ts';
import { OPENED } from './sitting.ts';

const KEY = { day: '2026-11-18', game: 'extra', mode: 'solo', edition: '' };

function begun(counts: boolean, id = 'daily-1') {
  const { plan, seed } = planDaily(extra, KEY, {}, { id, name: 'Ada', opened: OPENED, counts });
  const opened = openTable(extra, plan, seed);
  if (!opened.ok) throw new Error(opened.refusal.code);
  let { table } = opened;
  const tryTo = (action: Action) => act(extra, table, action, seed, OPENED + 1);
  return {
    plan,
    table: () => table,
    tryTo,
    do(move: unknown): Table {
      const answer = tryTo({ do: 'move', seat: 0, move });
      if (!answer.ok) throw new Error(answer.refusal.code);
      table = answer.table;
      return table;
    },
  };
}

const diceOf = (table: Table) => (table.state as { dice: readonly number[] }).dice;

/** The first legal split of any throw of a fresh sheet: the fifth die opens the first column. */
function anySplit([a, b, c, d, e]: readonly number[]) {
  const sorted = (pair: (number | undefined)[]) => pair.sort();
  return { do: 'split', pairs: [sorted([a, b]), sorted([c, d])], fifth: e, column: 0 };
}

describe('a table of the Daily Edition', () => {
  it('has the luck of its day, whichever table it is', () => {
    const [one, other] = [begun(true), begun(false, 'daily-2')];
    expect(one.plan.commitment).toBe(commitment(dailySeed(KEY)));
    expect(diceOf(one.do({ do: 'throw' }))).toEqual(diceOf(other.do({ do: 'throw' })));
  });

  it.each([true, false])('takes nothing back that was told, counted or not (%s)', (counts) => {
    const sitting = begun(counts);
    const dice = diceOf(sitting.do({ do: 'throw' }));
    sitting.do(anySplit(dice));
    sitting.do({ do: 'throw' });
    const refused = { ok: false, refusal: { code: 'undo.counted' } };
    expect(sitting.tryTo({ do: 'undo', seat: 0 })).toMatchObject(refused);
  });

  it('hears the coach in practice only', () => {
    expect(begun(true).tryTo({ do: 'hint', seat: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'table.coach-alone' },
    });
    expect(begun(false).tryTo({ do: 'hint', seat: 0 })).toMatchObject({ ok: true });
  });
});
