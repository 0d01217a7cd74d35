import { describe, expect, it } from 'vitest';
import { lastOf, planUndo } from '../src/index.ts';
import { refuse } from '../src/refusals.ts';
import { bot, people, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

const slow = { options: { seconds: null } };

describe('undo through a secret', () => {
  it('is refused to whoever drew, even alone among bots', () => {
    const sitting = new Sitting(toy, [...people(1), bot('R')], slow);
    sitting.move(0, { do: 'draw' });
    expect(planUndo(toy, sitting.table, 0)).toEqual(refuse('undo.secret'));
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.secret');
  });

  it('is refused to those who moved before the draw', () => {
    const sitting = new Sitting(toy, people(3), slow);
    sitting.move(2, { do: 'shout' });
    sitting.move(0, { do: 'pass' });
    sitting.move(1, { do: 'draw' });
    for (const seat of [0, 1, 2]) {
      expect(sitting.refusal({ do: 'undo', seat })).toBe('undo.secret');
    }
    sitting.move(2, { do: 'pass' });
    expect(sitting.refusal({ do: 'undo', seat: 2 })).toBeNull();
  });

  it('is refused for a decision before the draw, though a throw came after it', () => {
    const sitting = new Sitting(toy, people(3), slow);
    sitting.move(0, { do: 'pass' });
    sitting.move(1, { do: 'draw' });
    sitting.move(0, { do: 'shout' });
    expect(lastOf(sitting.table.log)?.tape).toHaveLength(1);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.secret');
  });

  it('voids a request that was under way', () => {
    const sitting = new Sitting(toy, people(3), slow);
    sitting.move(0, { do: 'pass' });
    sitting.move(2, { do: 'shout' });
    sitting.undo(0);
    expect(sitting.table.undoRequest?.needs).toEqual([1, 2]);
    sitting.move(1, { do: 'draw' });
    expect(sitting.refusal({ do: 'agree', seat: 2 })).toBe('undo.unasked');
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.secret');
  });
});
