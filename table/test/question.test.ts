import { describe, expect, it } from 'vitest';
import { itemsOf, restore, seenBy } from '../src/index.ts';
import { race } from '../testing/race.ts';
import { ExtraSitting, OPENED, people, Sitting } from './sitting.ts';

const TAP = { do: 'tap' } as const;
const RAISE = { do: 'raise' } as const;

/** By which step each seat was asked, and how many seconds after the start. */
const asked = ({ table }: Sitting) =>
  table.questions.map((question) => question && [question.seq, (question.at - OPENED) / 1000]);

describe('the question that a seat thinks about', () => {
  it('stays the same while others act, and is new after one’s own step', () => {
    const sitting = new Sitting(race, people(3));
    expect(asked(sitting)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    sitting.wait(5);
    sitting.move(1, TAP);
    expect(asked(sitting)).toEqual([
      [0, 0],
      [1, 5],
      [0, 0],
    ]);
  });

  it('is new for everybody with a round, whether a hand or the clock ended the last one', () => {
    const sitting = new Sitting(race, people(2));
    sitting.wait(5);
    sitting.move(0, TAP);
    sitting.wait(5);
    sitting.move(0, RAISE);
    expect(asked(sitting)).toEqual([
      [2, 10],
      [2, 10],
    ]);
    sitting.wait(60);
    sitting.do({ do: 'expire' });
    expect(asked(sitting)).toEqual([
      [3, 70],
      [3, 70],
    ]);
  });

  it('is nobody’s who cannot act', () => {
    const sitting = new ExtraSitting(people(2));
    expect(asked(sitting)).toEqual([[0, 0], null]);
    sitting.wait(1);
    sitting.throw();
    expect(asked(sitting)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    sitting.wait(1);
    sitting.split(1);
    expect(asked(sitting)).toEqual([[1, 1], null]);
    sitting.undo(1);
    expect(asked(sitting)).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  it('stays when a bot takes over or hands back, who begin to think about it then', () => {
    const sitting = new Sitting(race, people(2));
    sitting.wait(9);
    sitting.do({ do: 'stand-in', seat: 1, level: 'easy' });
    expect(asked(sitting)).toEqual([
      [0, 0],
      [0, 9],
    ]);
    sitting.wait(1);
    sitting.do({ do: 'hand-back', seat: 1 });
    expect(asked(sitting)[1]).toEqual([0, 10]);
  });

  it('is the same in a table that was restored', () => {
    const sitting = new Sitting(race, people(2));
    for (const move of [TAP, RAISE, TAP]) {
      sitting.wait(3);
      sitting.move(0, move);
    }
    const { plan, opening, log, questions } = sitting.table;
    expect(restore(race, plan, opening, itemsOf(log)).questions).toEqual(questions);
  });
});

describe('a move that names its question', () => {
  const question = ({ game, table, seed }: Sitting, seat: number) =>
    seenBy(game, table, seed, seat).question as number;

  it('is refused once the question has passed, however legal it would be', () => {
    const sitting = new Sitting(race, people(2));
    const old = question(sitting, 0);
    const tap = (number: number) => ({ do: 'move', seat: 0, move: TAP, question: number }) as const;
    sitting.move(1, TAP);
    expect(sitting.refusal(tap(old))).toBeNull();
    sitting.move(1, RAISE);
    expect(sitting.refusal(tap(old))).toBe('move.stale');
    sitting.do(tap(question(sitting, 0)));
    expect(sitting.refusal({ do: 'move', seat: 0, move: TAP })).toBeNull();
  });

  it('is welcome from somebody who comes back to a seat that a bot has not played', () => {
    const sitting = new Sitting(race, people(2));
    const old = question(sitting, 0);
    sitting.do({ do: 'stand-in', seat: 0, level: 'easy' });
    sitting.do({ do: 'hand-back', seat: 0 });
    expect(sitting.refusal({ do: 'move', seat: 0, move: TAP, question: old })).toBeNull();
  });

  it('tells nobody else’s question', () => {
    const { game, table, seed } = new Sitting(race, people(2));
    expect(seenBy(game, table, seed, 'audience').question).toBeNull();
  });
});
