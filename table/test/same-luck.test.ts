import { extra } from '@late/extra/rules';
import { readRecord, seededChance, verify, writeRecord } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf, openingOfPlan, recordOf, restore } from '../src/index.ts';
import { ExtraSitting, people, seedOf } from './sitting.ts';

/** A table of EXTRA! whose luck hangs on the seed alone. */
const sittingOf = (id = 'table-1', seed = seedOf(1)) =>
  new ExtraSitting(people(2), { seed, id, fairness: 2 });

const diceOf = ({ table }: ExtraSitting) =>
  itemsOf(table.log)
    .filter(({ tape }) => tape.length > 1)
    .map(({ tape }) => tape.join(''));

/** So many rounds, each decided by the choices given. */
function play(sitting: ExtraSitting, ...choices: readonly number[]): ExtraSitting {
  for (const choice of choices) {
    sitting.throw();
    for (const seat of [1, 0]) sitting.split(seat, choice % sitting.splits(seat).length);
  }
  return sitting;
}

describe('a table whose luck hangs on the seed alone', () => {
  it('throws the same dice as any other of the same seed, whatever was decided', () => {
    const dice = diceOf(play(sittingOf(), 0, 0, 0, 0));
    expect(new Set(dice).size).toBeGreaterThan(2);
    expect(diceOf(play(sittingOf('another'), 1, 2, 1, 0))).toEqual(dice);
    expect(diceOf(play(sittingOf('table-1', seedOf(2)), 0, 0, 0, 0))).not.toEqual(dice);
  });

  it('throws anew after a throw was taken back, and goes on from there', () => {
    const plain = diceOf(play(sittingOf(), 0, 0, 0));
    const sitting = sittingOf();
    sitting.decideAndThrow();
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    sitting.split(0, 1);
    sitting.throw();
    // The second throw was seen and taken back: the third of the deal came in its place.
    expect(diceOf(sitting)).toEqual(plain);
  });

  it('is the same when it is taken up again', () => {
    const sitting = play(sittingOf(), 0, 1);
    const opening = openingOfPlan(extra, sitting.table.plan);
    if (!opening.ok) throw new Error('refused');
    const restored = restore(
      extra,
      sitting.table.plan,
      opening.opening,
      itemsOf(sitting.table.log),
    );
    expect(restored.asked).toEqual(sitting.table.asked);
    expect(restored.asked.die).toBe(10);
  });

  it('is found fair from its text, and unfair by the other way', () => {
    const sitting = sittingOf();
    sitting.playToEnd(seededChance(5));
    const text = writeRecord(extra, recordOf(sitting.table, sitting.seed));
    const record = readRecord(text, () => extra);
    expect(record.fairness).toBe(2);
    expect(verify(extra, record)).toMatchObject({ fair: true });
    const { fairness: _, ...first } = record;
    expect(verify(extra, first)).toMatchObject({ fair: false, code: 'fair.draw' });
  });
});
