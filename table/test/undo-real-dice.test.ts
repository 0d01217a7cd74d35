import { describe, expect, it } from 'vitest';
import { planUndo } from '../src/index.ts';
import { bot, ExtraSitting, people } from './sitting.ts';

const realDice = { options: { dice: 'table' } };

describe('real dice that were typed wrong', () => {
  it('are taken back freely by the roller while nobody else decided', () => {
    const sitting = new ExtraSitting(people(3), realDice);
    sitting.type(1, 1, 2, 3, 4);
    expect(planUndo(sitting.game, sitting.table, 0)).toEqual({
      ok: true,
      drops: [1],
      needs: [],
      afterNews: false,
    });
    sitting.undo(0);
    sitting.type(1, 1, 2, 3, 5);
    expect(sitting.state.dice).toEqual([1, 1, 2, 3, 5]);
    expect(sitting.table.tookBackNews).toBe(false);
  });

  it('need the consent of those who decided since, because it voids what they did', () => {
    const sitting = new ExtraSitting([...people(3), bot('R')], realDice);
    sitting.type(1, 1, 2, 3, 4);
    sitting.split(2);
    sitting.split(3);
    sitting.undo(0);
    expect(sitting.table.undoRequest).toEqual({ seat: 0, needs: [2], agreed: [] });
    sitting.do({ do: 'agree', seat: 2 });
    expect(sitting.state.dice).toBeNull();
    expect(sitting.state.pending).toEqual([null, null, null, null]);
    expect(sitting.table.tookBackNews).toBe(false);
  });

  it('come after the roller’s own decision, which goes first', () => {
    const sitting = new ExtraSitting(people(2), realDice);
    sitting.type(1, 1, 2, 3, 4);
    sitting.split(0);
    sitting.undo(0);
    expect(sitting.state.dice).toEqual([1, 1, 2, 3, 4]);
    sitting.undo(0);
    expect(sitting.state.dice).toBeNull();
  });

  it('need everybody’s consent once the decisions were opened', () => {
    const sitting = new ExtraSitting(people(3), realDice);
    sitting.type(1, 1, 2, 3, 4);
    for (const seat of [0, 1, 2]) sitting.split(seat);
    expect(planUndo(sitting.game, sitting.table, 0)).toMatchObject({
      drops: [2],
      needs: [1, 2],
      afterNews: true,
    });
  });
});
