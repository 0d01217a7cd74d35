import { choices, extra, type State, type View } from '@late/extra/rules';
import {
  commitment,
  type GameRecord,
  ReplayFault,
  readRecord,
  seededChance,
  verify,
  writeRecord,
} from '@late/kernel';
import { courseOf } from '@late/table/review';
import { describe, expect, it } from 'vitest';
import { act, itemsOf, type Plan, planUndo, playOn, recordOf, restore } from '../src/index.ts';
import { bot, ExtraSitting, people, person, SEED, seedOf } from './sitting.ts';

const OTHER = seedOf(9);

function finished(): GameRecord {
  const sitting = new ExtraSitting(people(3));
  sitting.playToEnd(seededChance(4));
  return recordOf(sitting.table, SEED);
}

function planFrom({ game, version, options, opened }: GameRecord): Plan {
  return {
    id: 'played-on',
    game,
    version,
    options,
    holders: [bot('Pica'), person('Bob'), bot('Serif')],
    clock: { kind: 'none' },
    commitment: commitment(OTHER),
    opened,
  };
}

function continued(record: GameRecord, step: number, seat = 1) {
  const parent = { table: record.table, log: record.log.slice(0, step + 1) };
  return playOn(extra, planFrom(record), parent, seat, OTHER, record.opened + 10 ** 7);
}

function tableAt(record: GameRecord, step: number) {
  const answer = continued(record, step);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer;
}

describe('playing on from a recorded game', () => {
  const record = finished();
  const last = record.log.length - 1;

  it('leaves what the seat saw as it was, at every step, except that others have yet to decide', () => {
    for (let step = 0; step < last; step++) {
      const { table, entries } = tableAt(record, step);
      const opening = { options: record.options, seats: 3, version: record.version };
      const before = restore(extra, planFrom(record), opening, record.log.slice(0, step + 1));
      const seen = (state: unknown) => extra.view(state as State, 1) as View;
      const [was, is] = [seen(before.state), seen(table.state)];
      expect({ ...is, decided: [] }).toEqual({ ...was, decided: [] });
      expect(is.decided[1]).toBe(was.decided[1]);
      expect([is.decided[0], is.decided[2]]).not.toContain(true);
      // Kept are the parent's entries and the new draw, no state.
      expect(entries.slice(0, -1)).toEqual(record.log.slice(0, step + 1));
      expect(entries.at(-1)).toMatchObject({
        by: 'house',
        act: { do: 'redraw', seat: 1, of: record.table },
        tape: [],
      });
      expect(restore(extra, table.plan, table.opening, entries)).toEqual(table);
    }
  });

  it('plays to an end of its own, whose file is read, replayed, reviewed and proven from there on', () => {
    const { table } = tableAt(record, 9);
    let now = record.opened + 10 ** 7;
    let current = table;
    const chance = seededChance(8);
    while (!current.result) {
      const seat = current.turn.must[0] as number;
      const { dice, pads } = current.state as State;
      const all = dice ? choices(pads[seat] as never, dice) : [];
      const move = dice ? { do: 'split', ...all[chance.below(all.length)] } : { do: 'throw' };
      const answer = act(extra, current, { do: 'move', seat, move }, OTHER, ++now);
      if (!answer.ok) throw new Error(answer.refusal.code);
      current = answer.table;
    }
    const whole = recordOf(current, OTHER);
    const text = writeRecord(extra, whole);
    expect(text).toContain(`house (redraw s2 of ${record.table})`);
    const read = readRecord(text, () => extra);
    expect(read).toEqual(whole);
    expect(verify(extra, read)).toMatchObject({ fair: true, since: 10 });
    const loaded = read.log.map((entry) =>
      entry.seq > 10 && entry.tape.length ? { ...entry, tape: [5, 5, 5, 5, 5] } : entry,
    );
    expect(verify(extra, { ...read, log: loaded }).fair).toBe(false);
    const { ways } = courseOf(extra, { options: read.options, seats: 3 }, read.log);
    expect(ways[1]?.some(({ step }) => step === 10)).toBe(false);
  });

  it('takes nothing back of the game before', () => {
    const { table } = tableAt(record, 8);
    for (const seat of [0, 1, 2])
      expect(planUndo(extra, table, seat)).toMatchObject({ refusal: { code: 'undo.secret' } });
  });

  it('is refused at the end of a game, and no log may hold a redraw that makes no sense', () => {
    expect(continued(record, last)).toMatchObject({ ok: false });
    const { table } = tableAt(record, 5);
    const entries = itemsOf(table.log);
    const forged = (change: object) =>
      entries.map((entry) => (entry.act.do === 'redraw' ? { ...entry, ...change } : entry));
    for (const change of [
      { act: { do: 'redraw', seat: 7, of: 'x' } },
      { act: { do: 'redraw', seat: -1, of: 'x' } },
      { by: 0 },
      { tape: [1] },
    ]) {
      const replayed = () =>
        restore(extra, table.plan, table.opening, forged(change) as typeof entries);
      expect(replayed).toThrow(ReplayFault);
    }
  });
});
