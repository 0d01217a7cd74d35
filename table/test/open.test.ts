import { extra } from '@late/extra/rules';
import { commitment } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { type Holder, itemsOf, openTable, type Plan, rematch } from '../src/index.ts';
import { OPENED, people, planOf, SEED, seedOf } from './sitting.ts';
import { toy } from './toy.ts';

function refusalOf(plan: Plan, game = extra): unknown {
  const answer = openTable(game, plan, SEED);
  return answer.ok ? null : answer.refusal;
}

describe('opening a table', () => {
  it('refuses options that the game does not know, and says where', () => {
    const plan = planOf(extra, people(2), { options: { sheet: 'gold' } });
    expect(refusalOf(plan)).toEqual({ code: 'table.options', params: { at: 'sheet' } });
    const stray = planOf(extra, people(2), { options: { cheat: true } });
    expect(refusalOf(stray)).toMatchObject({ code: 'table.options' });
    for (const options of [null, 'schmidt', 7]) {
      const shapeless = { ...planOf(extra, people(2)), options };
      expect(refusalOf(shapeless)).toMatchObject({ code: 'table.options' });
    }
  });

  it('refuses too few and too many seats, and says how many there may be', () => {
    const refusal = { code: 'table.seats', params: { min: 1, max: 6 } };
    expect(refusalOf(planOf(extra, []))).toEqual(refusal);
    expect(refusalOf(planOf(extra, [...people(6), ...people(1)]))).toEqual(refusal);
    expect(refusalOf(planOf(extra, people(6)))).toBeNull();
  });

  it('refuses empty seats', () => {
    const holders: Holder[] = [...people(2), { kind: 'empty' }];
    expect(refusalOf(planOf(extra, holders))).toEqual({ code: 'table.empty' });
  });

  it('refuses what the game finds wrong with options and seats together', () => {
    const plan = (seat: number) => planOf(extra, people(2), { options: { children: [seat] } });
    expect(refusalOf(plan(2))).toMatchObject({ code: 'extra.children', params: { seat: 3 } });
    expect(refusalOf(plan(1))).toBeNull();
  });

  it('refuses a seed to which the plan is not committed', () => {
    const answer = openTable(extra, planOf(extra, people(2)), seedOf(2));
    expect(answer).toEqual({ ok: false, refusal: { code: 'table.commitment' } });
  });

  it('makes the deal its first entry, with the luck that it took', () => {
    const answer = openTable(toy, planOf(toy, people(3)), SEED);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const [deal, ...more] = itemsOf(answer.table.log);
    expect(more).toEqual([]);
    expect(answer.entries).toEqual([deal]);
    expect(deal).toMatchObject({ seq: 0, at: OPENED, by: 'house', act: { do: 'deal' } });
    expect(deal?.tape).toHaveLength(3);
  });

  it('tells the commitment before anything happens, and the seed nowhere', () => {
    const plan = planOf(extra, people(2));
    expect(plan.commitment).toBe(commitment(SEED));
    expect(JSON.stringify(plan)).not.toContain(SEED);
    const answer = openTable(extra, plan, SEED);
    expect(JSON.stringify(answer)).not.toContain(SEED);
  });

  it('opens again with the same people, and fresh luck', () => {
    const before = planOf(extra, people(2), { options: { sheet: 'classic' } });
    const again = rematch(before, 'table-2', commitment(seedOf(2)), OPENED + 5);
    expect(again.holders).toEqual(before.holders);
    expect(again.options).toEqual({ sheet: 'classic' });
    expect(openTable(extra, again, seedOf(2)).ok).toBe(true);
    expect(openTable(extra, again, SEED).ok).toBe(false);
  });
});
