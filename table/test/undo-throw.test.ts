import { extra } from '@late/extra/rules';
import { type Seat, seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf, lastOf, planUndo, seenBy } from '../src/index.ts';
import { refuse } from '../src/refusals.ts';
import { bot, ExtraSitting, people, type Sitting, seedOf } from './sitting.ts';
import { someExtra, someToy, wander } from './wander.ts';

const undoOf = ({ game, table, seed }: Sitting, seat: Seat) => seenBy(game, table, seed, seat).undo;

describe('a throw', () => {
  it('is nothing to take back, for nobody at the table', () => {
    for (const holders of [people(1), people(3), [...people(1), bot('R')]]) {
      const sitting = new ExtraSitting(holders);
      sitting.throw();
      for (const seat of holders.keys()) {
        expect(planUndo(extra, sitting.table, seat)).toEqual(refuse('undo.nothing'));
        expect(undoOf(sitting, seat)).toBeNull();
      }
    }
  });

  it('stays when the decision upon it was taken back', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    const { state } = sitting;
    sitting.split(0);
    sitting.undo(0);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.nothing');
    expect(sitting.state).toEqual(state);
  });

  it('goes with the decision before it, which marks the game of somebody alone', () => {
    const sitting = new ExtraSitting(people(1));
    sitting.throw();
    const before = sitting.state;
    sitting.split(0);
    sitting.throw();
    expect(undoOf(sitting, 0)).toBe('consent');
    expect(planUndo(extra, sitting.table, 0)).toEqual({
      ok: true,
      drops: [2, 3],
      needs: [],
      afterNews: true,
    });
    sitting.undo(0);
    expect(sitting.state).toEqual(before);
    expect(sitting.table.tookBackNews).toBe(true);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.nothing');
  });

  it('goes with the thrower’s decision only if all others agree, whose decisions stay', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.round(0, 1, 2);
    sitting.throw();
    expect(lastOf(sitting.table.log)?.by).toBe(1);
    expect(planUndo(extra, sitting.table, 1)).toEqual({
      ok: true,
      drops: [3, 5],
      needs: [0, 2],
      afterNews: true,
    });
    sitting.undo(1);
    sitting.do({ do: 'agree', seat: 0 });
    sitting.do({ do: 'agree', seat: 2 });
    expect(sitting.table.turn.must).toEqual([1]);
  });
});

describe('whatever is taken back', () => {
  for (const [name, open] of [
    ['EXTRA!', someExtra],
    ['a game of hidden hands', someToy],
  ] as const) {
    it(`is a decision of who takes it back, and no throw of ${name} is had twice for nothing`, () => {
      const seen = { undos: 0, throws: 0 };
      for (let number = 0; number < 60; number++) {
        const chance = seededChance(number);
        const sitting = open(chance, seedOf(number));
        wander(sitting, chance, 40, () => {
          const { tookBackNews } = sitting.table;
          const log = itemsOf(sitting.table.log);
          const last = log.at(-1);
          if (last?.act.do !== 'undo') return;
          const [first, ...rest] = last.act.drops.map((seq) => log[seq]);
          expect(first).toMatchObject({ by: last.by, act: { do: 'move' }, tape: [] });
          seen.undos++;
          if (!rest.some((entry) => entry?.tape.length)) return;
          expect(tookBackNews).toBe(true);
          seen.throws++;
        });
      }
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(5);
    });
  }
});
