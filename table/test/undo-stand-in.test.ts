import { describe, expect, it } from 'vitest';
import { planUndo, seenBy } from '../src/index.ts';
import { ExtraSitting, people } from './sitting.ts';

const leave = (seat: number) => ({ do: 'stand-in', seat, level: 'easy' }) as const;

describe('undo while a bot stands in', () => {
  it('does not ask a seat whose holder is away', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    sitting.do(leave(2));
    sitting.undo(0);
    expect(sitting.table.undoRequest?.needs).toEqual([1]);
    expect(sitting.refusal({ do: 'agree', seat: 2 })).toBe('undo.unasked');
  });

  it('is granted at once when everybody else is away', () => {
    const sitting = new ExtraSitting(people(2));
    const before = sitting.decideAndThrow();
    sitting.do(leave(1));
    sitting.undo(0);
    expect(sitting.state).toEqual(before);
    expect(sitting.table.tookBackNews).toBe(true);
  });

  it('must be asked for again when somebody leaves', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    const { state } = sitting;
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    sitting.do(leave(2));
    expect(sitting.table.undoRequest).toBeNull();
    expect(sitting.state).toEqual(state);
  });

  it('must be asked for again when somebody comes back, who was not asked', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    sitting.do(leave(2));
    sitting.undo(0);
    sitting.do({ do: 'hand-back', seat: 2 });
    expect(sitting.refusal({ do: 'agree', seat: 1 })).toBe('undo.unasked');
    sitting.undo(0);
    expect(sitting.table.undoRequest?.needs).toEqual([1, 2]);
  });

  it('is not for the absent; once back, they may take back what the bot did', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    sitting.do(leave(1));
    sitting.split(1);
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBe('undo.stand-in');
    expect(seenBy(sitting.game, sitting.table, sitting.seed, 1).undo).toBeNull();
    sitting.do({ do: 'hand-back', seat: 1 });
    expect(planUndo(sitting.game, sitting.table, 1)).toMatchObject({ drops: [3], needs: [] });
    sitting.undo(1);
    expect(sitting.table.turn.must).toEqual([0, 1]);
  });
});
