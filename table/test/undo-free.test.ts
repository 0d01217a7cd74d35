import { describe, expect, it } from 'vitest';
import { itemsOf, planUndo, seenBy } from '../src/index.ts';
import { bot, ExtraSitting, people, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

describe('taking back what told nobody anything', () => {
  it('is free, and lets the same seat decide again', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    const before = sitting.state;
    sitting.split(0);
    expect(seenBy(sitting.game, sitting.table, sitting.seed, 0).undo).toBe('free');
    const { entries } = sitting.undo(0);
    expect(entries).toMatchObject([{ by: 0, act: { do: 'undo', drops: [2] }, tape: [] }]);
    expect(sitting.state).toEqual(before);
    expect(sitting.table.turn.must).toEqual([0, 1]);
    expect(sitting.table.tookBackNews).toBe(false);
  });

  it('only lengthens the log', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    for (let times = 0; times < 3; times++) {
      sitting.split(0, times);
      const { log } = sitting.table;
      sitting.undo(0);
      expect(itemsOf(sitting.table.log).slice(0, -1)).toEqual(itemsOf(log));
    }
    expect(sitting.table.log).toHaveLength(2 + 6);
    expect(itemsOf(sitting.table.standing).map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('keeps the secret decisions that others made meanwhile', () => {
    const sitting = new ExtraSitting(people(4));
    sitting.throw();
    sitting.split(2, 1);
    sitting.split(0, 1);
    sitting.split(1, 2);
    const { pending } = sitting.state;
    sitting.undo(2);
    expect(sitting.state.pending).toEqual(pending.with(2, null));
    expect(sitting.table.turn.must).toEqual([2, 3]);
  });

  it('takes one seat back at a time, in any order', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.throw();
    const thrown = sitting.state;
    sitting.split(0);
    sitting.split(1);
    sitting.undo(0);
    sitting.undo(1);
    expect(sitting.state).toEqual(thrown);
  });

  it('goes on to the decision before, which by then had told something', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.round(0, 1);
    sitting.round(0);
    sitting.undo(0);
    expect(planUndo(sitting.game, sitting.table, 0)).toEqual({
      ok: true,
      drops: [2, 4],
      needs: [1],
      afterNews: true,
    });
  });

  it('finds nothing where nothing was done, or nothing is left', () => {
    const sitting = new ExtraSitting([bot('R'), ...people(1)]);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.nothing');
    sitting.throw();
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBe('undo.nothing');
    sitting.split(1);
    sitting.undo(1);
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBe('undo.nothing');
  });

  it('is over with the game', () => {
    const sitting = new Sitting(toy, people(2), { options: { rounds: 1 } });
    sitting.move(0, { do: 'pass' });
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBeNull();
    sitting.move(1, { do: 'pass' });
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBe('undo.over');
  });

  it('asks those whose later steps it takes away, and nobody else', () => {
    const sitting = new Sitting(toy, people(3));
    sitting.move(0, { do: 'pass' });
    sitting.move(1, { do: 'pass' });
    expect(planUndo(toy, sitting.table, 0)).toEqual({
      ok: true,
      drops: [1, 2],
      needs: [1],
      afterNews: false,
    });
    sitting.undo(0);
    expect(sitting.refusal({ do: 'agree', seat: 2 })).toBe('undo.unasked');
    sitting.do({ do: 'agree', seat: 1 });
    expect(sitting.table.turn.must).toEqual([0]);
    expect(sitting.table.tookBackNews).toBe(false);
  });
});
