import { extra } from '@late/extra/rules';
import { readRecord, seededChance, verify, writeRecord } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { act, hasAsked, isCoached, itemsOf, recordOf, restore } from '../src/index.ts';
import { bot, ExtraSitting, people, person, SEED } from './sitting.ts';

const HINT = { do: 'hint', seat: 0 } as const;

describe('asking the coach', () => {
  it('is in the log, once written, and in the file of the game, through export and import', () => {
    const sitting = new ExtraSitting([person('Ada'), bot('Pica')]);
    expect(isCoached(itemsOf(sitting.table.log))).toBe(false);
    const answer = act(extra, sitting.table, HINT, SEED, sitting.table.plan.opened + 5);
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.entries).toMatchObject([{ by: 0, act: { do: 'note', note: { kind: 'hint' } } }]);
    expect(answer.table.state).toBe(sitting.table.state);
    expect(hasAsked(answer.table, 0)).toBe(true);
    sitting.table = answer.table;
    sitting.playToEnd(seededChance(3));
    const record = recordOf(sitting.table, SEED);
    const text = writeRecord(extra, record);
    expect(text).toContain('s1 (note hint)');
    const read = readRecord(text, () => extra);
    expect(read).toEqual(record);
    expect(isCoached(read.log)).toBe(true);
    expect(verify(extra, read).fair).toBe(true);
    const { plan, opening, log } = sitting.table;
    expect(isCoached(itemsOf(restore(extra, plan, opening, itemsOf(log)).log))).toBe(true);
  });

  it('is refused where other people play, to bots, and once the game is over', () => {
    const refused = (sitting: ExtraSitting, seat: number) =>
      act(extra, sitting.table, { do: 'hint', seat }, SEED, sitting.table.plan.opened + 5);
    const no = { ok: false, refusal: { code: 'table.coach-alone' } };
    expect(refused(new ExtraSitting(people(2)), 0)).toMatchObject(no);
    expect(refused(new ExtraSitting([...people(2), bot('Pica')]), 1)).toMatchObject(no);
    expect(refused(new ExtraSitting([{ kind: 'team', name: 'We' }]), 0)).toMatchObject(no);
    expect(refused(new ExtraSitting([person('Ada'), bot('Pica')]), 1)).toMatchObject(no);
    const over = new ExtraSitting([person('Ada')]);
    over.playToEnd(seededChance(1));
    expect(refused(over, 0)).toMatchObject(no);
  });
});
