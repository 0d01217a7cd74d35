import { extra } from '@late/extra/rules';
import { readRecord, seededChance, verify, writeRecord } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf, recordOf } from '../src/index.ts';
import { ExtraSitting, people, person, SEED, Sitting, seedOf } from './sitting.ts';
import { toy } from './toy.ts';
import { someExtra, someToy, wander } from './wander.ts';

describe('the record of a finished game', () => {
  it('is read as it was written, and its luck is proven', () => {
    for (let number = 0; number < 25; number++) {
      const chance = seededChance(number);
      const sitting =
        number % 2 ? someExtra(chance, seedOf(number)) : someToy(chance, seedOf(number));
      wander(sitting, chance, 2_000);
      const { table, game, seed } = sitting;
      expect(table.result).not.toBeNull();
      const record = recordOf(table, seed);
      expect(record.log).toEqual(itemsOf(table.log));
      const read = readRecord(writeRecord(game, record), () => game);
      expect(read).toEqual(record);
      expect(verify(game, read)).toMatchObject({ fair: true, steps: table.log.length });
    }
  });

  it('is not fair with other luck, another seed or no seed', () => {
    const sitting = new ExtraSitting(people(2));
    expect(verify(extra, recordOf(sitting.table, SEED))).toMatchObject({ code: 'fair.sealed' });
    sitting.playToEnd(seededChance(1));
    const record = recordOf(sitting.table, SEED);
    expect(verify(extra, record).fair).toBe(true);
    expect(verify(extra, { ...record, seed: seedOf(2) })).toMatchObject({
      code: 'fair.commitment',
    });
    const loaded = record.log.map((entry) =>
      entry.tape.length ? { ...entry, tape: [5, 5, 5, 5, 5] } : entry,
    );
    expect(verify(extra, { ...record, log: loaded }).fair).toBe(false);
  });

  it('can be read whatever people call themselves', () => {
    const names = [
      '',
      '   ',
      'Zoë\nseed: 00',
      'x'.repeat(300),
      `${'y'.repeat(39)}🎲`,
      'a = b\u2028',
    ];
    const sitting = new Sitting(toy, names.slice(0, 4).map(person), { options: { rounds: 1 } });
    const more = new Sitting(toy, names.slice(2).map(person), { options: { rounds: 1 } });
    for (const { table } of [sitting, more]) {
      const record = recordOf(table, SEED);
      const dealt = { ...record, log: itemsOf(table.log) };
      expect(readRecord(writeRecord(toy, dealt), () => toy)).toEqual(dealt);
    }
    const called = (of: Sitting) => recordOf(of.table, SEED).sitters.map(({ name }) => name);
    expect(called(sitting)).toEqual(['1', '2', 'Zoë seed: 00', 'x'.repeat(40)]);
    expect(called(more).slice(2)).toEqual(['y'.repeat(39), 'a = b']);
  });
});
