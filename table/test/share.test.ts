import { RECORD_LIMITS } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { nextDue, seenBy } from '../src/index.ts';
import { shareOf } from '../src/share.ts';
import { race } from '../testing/race.ts';
import { ExtraSitting, people, Sitting } from './sitting.ts';

const TAP = { do: 'tap' } as const;
const UNTIMED = { options: { seconds: null } };

describe('taking back an answer to one question', () => {
  it('is possible ten times, then it stands; the next question is another', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    for (let times = 0; times < 10; times++) {
      sitting.split(0);
      expect(seenBy(sitting.game, sitting.table, sitting.seed, 0).undo).toBe('free');
      sitting.undo(0);
    }
    sitting.split(0);
    expect(seenBy(sitting.game, sitting.table, sitting.seed, 0).undo).toBeNull();
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.often');
    sitting.split(1);
    sitting.throw();
    sitting.split(0);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBeNull();
  });

  it('is counted for each seat, whoever else takes something back', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.throw();
    sitting.split(1);
    for (let times = 0; times < 10; times++) {
      sitting.split(0);
      sitting.undo(0);
    }
    sitting.split(0);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.often');
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBeNull();
    // Somebody else's second thoughts are no new question.
    sitting.undo(1);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.often');
  });

  it('goes on counting when the decision before is taken back as well', () => {
    const sitting = new Sitting(race, people(1), UNTIMED);
    sitting.move(0, TAP);
    for (let times = 0; times < 10; times++) {
      sitting.undo(0);
      sitting.move(0, TAP);
      sitting.move(0, TAP);
      sitting.undo(0);
    }
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.often');
  });
});

describe('the log', () => {
  /** A table at which a seat has used so much of its share. */
  const after = (seat: number, part: number) => {
    const sitting = new Sitting(race, people(2), UNTIMED);
    sitting.move(0, TAP);
    sitting.move(1, TAP);
    const used = sitting.table.used.with(seat, Math.ceil(part * shareOf(sitting.table)));
    sitting.table = { ...sitting.table, used };
    return sitting;
  };

  it('is not filled by taking back: half of what a seat may fill is for the game', () => {
    const sitting = after(0, 0.5);
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.spent');
    expect(sitting.refusal({ do: 'move', seat: 0, move: TAP })).toBeNull();
    expect(sitting.refusal({ do: 'undo', seat: 1 })).toBeNull();
  });

  it('is shared: whoever has used up their part is played by a bot, and the others play on', () => {
    const sitting = after(0, 1);
    expect(sitting.refusal({ do: 'move', seat: 0, move: TAP })).toBe('table.spent');
    expect(sitting.refusal({ do: 'move', seat: 1, move: TAP })).toBeNull();
    sitting.do({ do: 'stand-in', seat: 0, level: 'easy' });
    expect(sitting.refusal({ do: 'hand-back', seat: 0 })).toBe('table.spent');
    expect(sitting.refusal({ do: 'move', seat: 0, move: TAP })).toBeNull();
    const extra = new ExtraSitting(people(2));
    const used = extra.table.used.with(0, shareOf(extra.table));
    extra.table = { ...extra.table, used };
    const due = nextDue(extra.game, extra.table, () => null, 0, extra.now);
    expect(due).toMatchObject({ do: 'stand-in', seat: 0 });
  });

  it('counts moves, stand-ins and what taking back costs, and leaves space for the end', () => {
    const sitting = new Sitting(race, people(2), UNTIMED);
    sitting.move(0, TAP);
    sitting.move(1, TAP);
    sitting.move(1, TAP);
    sitting.undo(0);
    // The tap; taking it back, which had the two later ones played again.
    expect(sitting.table.used).toEqual([1 + 1 + 3, 2]);
    sitting.do({ do: 'stand-in', seat: 1, level: 'easy' });
    sitting.do({ do: 'hand-back', seat: 1 });
    expect(sitting.table.used).toEqual([5, 4]);
    expect(2 * shareOf(sitting.table)).toBeLessThan(RECORD_LIMITS.entries - 1_000);
  });
});
