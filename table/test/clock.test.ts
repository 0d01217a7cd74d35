import { describe, expect, it } from 'vitest';
import { nextDeadline, planUndo, seatDeadline, seenBy, timedOut } from '../src/index.ts';
import { refuse } from '../src/refusals.ts';
import { bot, ExtraSitting, OPENED, people, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

const DAY = 86_400_000;
const minute = { clock: { kind: 'turn', seconds: 60 } } as const;
const since = (sitting: Sitting) =>
  sitting.table.waitingSince.map((at) => (at === null ? null : (at - OPENED) / 1000));

describe('the clock of a table', () => {
  it('never runs out where there is none', () => {
    const sitting = new ExtraSitting(people(2));
    expect(nextDeadline(sitting.game, sitting.table)).toBeNull();
    expect(timedOut(sitting.table, OPENED + 1000 * DAY)).toEqual([]);
  });

  it('gives so many seconds a turn', () => {
    const { game, table } = new ExtraSitting(people(2), minute);
    expect(seatDeadline(table, 0)).toBe(OPENED + 60_000);
    expect(seatDeadline(table, 1)).toBeNull();
    expect(nextDeadline(game, table)).toBe(OPENED + 60_000);
    expect(timedOut(table, OPENED + 59_999)).toEqual([]);
    expect(timedOut(table, OPENED + 60_000)).toEqual([0]);
    expect(seenBy(game, table, '', 'audience').deadlines).toEqual([OPENED + 60_000, null]);
  });

  it('gives so many days', () => {
    const { table } = new ExtraSitting(people(2), { clock: { kind: 'days', days: 3 } });
    expect(seatDeadline(table, 0)).toBe(OPENED + 3 * DAY);
    expect(timedOut(table, OPENED + 3 * DAY - 1)).toEqual([]);
    expect(timedOut(table, OPENED + 3 * DAY)).toEqual([0]);
  });

  it('times every seat from when it came to be waited for', () => {
    const sitting = new ExtraSitting(people(3), minute);
    sitting.wait(10);
    sitting.throw();
    expect(since(sitting)).toEqual([10, 10, 10]);
    sitting.wait(10);
    sitting.split(1);
    expect(since(sitting)).toEqual([10, null, 10]);
    sitting.wait(10);
    sitting.split(0);
    sitting.split(2);
    expect(since(sitting)).toEqual([null, 30, null]);
    expect(timedOut(sitting.table, OPENED + 90_000)).toEqual([1]);
  });

  it('starts again with every move of a seat that is waited for all the time', () => {
    const sitting = new ExtraSitting(people(1), minute);
    for (let turn = 1; turn <= 3; turn++) {
      sitting.wait(50);
      sitting.round(0);
      expect(timedOut(sitting.table, sitting.now)).toEqual([]);
      expect(seatDeadline(sitting.table, 0)).toBe(sitting.now + 60_000);
    }
  });

  it('leaves bots alone', () => {
    const sitting = new ExtraSitting([bot('R'), ...people(1)], minute);
    expect(since(sitting)).toEqual([0, null]);
    expect(nextDeadline(sitting.game, sitting.table)).toBeNull();
    expect(timedOut(sitting.table, OPENED + DAY)).toEqual([]);
  });

  it('stands still when the game is over', () => {
    const wishes = { ...minute, options: { rounds: 1 } };
    const sitting = new Sitting(toy, people(2), wishes);
    sitting.move(0, { do: 'pass' });
    sitting.move(1, { do: 'pass' });
    expect(nextDeadline(toy, sitting.table)).toBeNull();
    expect(timedOut(sitting.table, OPENED + DAY)).toEqual([]);
  });
});

describe('a stand-in', () => {
  it('stops the clock of its seat, and of no other', () => {
    const sitting = new ExtraSitting(people(2), minute);
    sitting.throw();
    sitting.wait(60);
    expect(timedOut(sitting.table, sitting.now)).toEqual([0, 1]);
    sitting.do({ do: 'stand-in', seat: 1, level: 'hard' });
    expect(sitting.table.standIns).toEqual([null, 'hard']);
    expect(timedOut(sitting.table, sitting.now)).toEqual([0]);
    expect(seatDeadline(sitting.table, 1)).toBeNull();
  });

  it('gives the seat back with its full time', () => {
    const sitting = new ExtraSitting(people(2), minute);
    sitting.throw();
    sitting.wait(70);
    sitting.do({ do: 'stand-in', seat: 1, level: 'easy' });
    sitting.wait(100);
    sitting.do({ do: 'hand-back', seat: 1 });
    expect(sitting.table.standIns).toEqual([null, null]);
    expect(since(sitting)).toEqual([0, 170]);
    expect(timedOut(sitting.table, sitting.now)).toEqual([0]);
    expect(seatDeadline(sitting.table, 1)).toBe(sitting.now + 60_000);
  });

  it('costs no time when its move is taken back', () => {
    const sitting = new ExtraSitting(people(2), minute);
    sitting.throw();
    sitting.wait(70);
    sitting.do({ do: 'stand-in', seat: 1, level: 'easy' });
    sitting.split(1);
    sitting.do({ do: 'hand-back', seat: 1 });
    sitting.undo(1);
    expect(seatDeadline(sitting.table, 1)).toBe(sitting.now + 60_000);
  });
});

describe('taking back', () => {
  it('goes on with the time that was left: it is no way to stop the clock', () => {
    const sitting = new ExtraSitting(people(2), minute);
    sitting.throw();
    sitting.wait(40);
    sitting.split(1);
    sitting.wait(100);
    sitting.undo(1);
    expect(seatDeadline(sitting.table, 1)).toBe(sitting.now + 20_000);
    sitting.wait(15);
    sitting.split(1);
    sitting.undo(1);
    expect(seatDeadline(sitting.table, 1)).toBe(sitting.now + 5_000);
    expect(since(sitting)[0]).toBe(0);
  });

  it('goes on with the time left for the decision, not for the throw that goes with it', () => {
    const sitting = new ExtraSitting(people(1), minute);
    sitting.throw();
    sitting.wait(40);
    sitting.split(0);
    sitting.wait(7);
    sitting.throw();
    sitting.wait(30);
    sitting.undo(0);
    expect(seatDeadline(sitting.table, 0)).toBe(sitting.now + 20_000);
  });
});

describe('a deadline of the game itself', () => {
  it('is one of those at which the table must be looked at', () => {
    const soon = new Sitting(toy, people(2), { ...minute, options: { seconds: 20 } });
    expect(nextDeadline(toy, soon.table)).toBe(OPENED + 20_000);
    const later = new Sitting(toy, people(2), { ...minute, options: { seconds: 200 } });
    expect(nextDeadline(toy, later.table)).toBe(OPENED + 60_000);
    const alone = new Sitting(toy, people(2));
    expect(nextDeadline(toy, alone.table)).toBe(OPENED + 60_000);
  });

  it('expires when it is due and not before', () => {
    const sitting = new Sitting(toy, people(2));
    sitting.now = OPENED + 59_999;
    expect(sitting.refusal({ do: 'expire' })).toBe('table.early');
    sitting.now = OPENED + 60_000;
    const { entries, events } = sitting.do({ do: 'expire' });
    expect(entries).toMatchObject([{ by: 'clock', at: OPENED + 60_000, act: { do: 'expire' } }]);
    expect(events).toEqual([{ type: 'round', round: 1 }]);
    expect(sitting.refusal({ do: 'expire' })).toBe('table.early');
    const extra = new ExtraSitting(people(2));
    expect(extra.refusal({ do: 'expire' })).toBe('table.early');
  });

  it('lets nobody move or take back late, even if nobody noticed yet', () => {
    const sitting = new Sitting(toy, people(2));
    const pass = (seat: number) => ({ do: 'move', seat, move: { do: 'pass' } }) as const;
    sitting.do(pass(0));
    sitting.move(1, { do: 'shout' });
    sitting.undo(0);
    sitting.now = OPENED + 59_999;
    expect(sitting.refusal(pass(1))).toBeNull();
    expect(sitting.refusal({ do: 'agree', seat: 1 })).toBeNull();
    sitting.now = OPENED + 60_000;
    expect(sitting.refusal(pass(1))).toBe('table.late');
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('table.late');
    expect(sitting.refusal({ do: 'agree', seat: 1 })).toBe('table.late');
    sitting.do({ do: 'expire' });
    expect(sitting.refusal(pass(0))).toBeNull();
  });

  it('ends the time that it ends: nothing before it is taken back', () => {
    const sitting = new Sitting(toy, people(2));
    sitting.move(0, { do: 'pass' });
    sitting.wait(60);
    sitting.do({ do: 'expire' });
    expect(planUndo(toy, sitting.table, 0)).toEqual(refuse('undo.late'));
  });

  it('gives everybody their full time for what comes next', () => {
    const wishes = { options: { seconds: 20 }, clock: { kind: 'turn', seconds: 30 } } as const;
    const sitting = new Sitting(toy, people(2), wishes);
    sitting.wait(20);
    sitting.do({ do: 'expire' });
    expect(since(sitting)).toEqual([20, null]);
  });
});
