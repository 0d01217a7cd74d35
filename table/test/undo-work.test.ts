import { type Act, type Entry, frames, pick, RECORD_LIMITS, seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf, restore, seenBy, type Table } from '../src/index.ts';
import { race } from '../testing/race.ts';
import { counted } from './counted.ts';
import { OPENED, people, Sitting, seedOf } from './sitting.ts';
import { someExtra, someToy, wander } from './wander.ts';

const TAP = { do: 'tap' } as const;
/** Rounds that last until somebody raises a hand. */
const UNTIMED = { options: { seconds: null } };

/** A log that goes on from a table's, with steps that are not judged. */
function longer({ log }: Table, count: number, actOf: (seq: number) => Act): Entry[] {
  const entries = itemsOf(log);
  for (let seq = entries.length; entries.length < count; seq++) {
    entries.push({ seq, at: OPENED, by: 0, act: actOf(seq), tape: [] });
  }
  return entries;
}

const tap = (): Act => ({ do: 'move', move: TAP });
const undo = (...drops: number[]): Act => ({ do: 'undo', drops });

describe('the work of taking back', () => {
  it('is nothing for the last decision, at every length of the game', () => {
    const { game, played } = counted(race);
    const sitting = new Sitting(game, people(1), UNTIMED);
    for (let times = 0; times < 200; times++) sitting.move(0, TAP);
    played();
    for (let times = 0; times < 12; times++) {
      sitting.undo(0);
      expect(seenBy(game, sitting.table, sitting.seed, 0).undo).toBe('free');
    }
    expect(played()).toBe(0);
  });

  it('is what stays of the later steps for an earlier decision', () => {
    const { game, played } = counted(race);
    const sitting = new Sitting(game, people(2), UNTIMED);
    for (let times = 0; times < 100; times++) sitting.move(0, TAP);
    for (let times = 0; times < 5; times++) sitting.move(1, TAP);
    played();
    sitting.undo(0);
    // Once to see whether they can stay, and once as they stay.
    expect(played()).toBe(2 * 5);
  });

  it('is bounded when it is asked for at every step, whatever the others do', () => {
    const { game, played } = counted(race);
    const sitting = new Sitting(game, people(2), UNTIMED);
    sitting.move(0, TAP);
    for (let times = 0; times < 300; times++) sitting.move(1, TAP);
    played();
    expect(seenBy(game, sitting.table, sitting.seed, 0).undo).toBeNull();
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.far');
    expect(played()).toBe(0);
    sitting.move(0, TAP);
    for (let times = 0; times < 63; times++) sitting.move(1, TAP);
    played();
    expect(seenBy(game, sitting.table, sitting.seed, 0).undo).toBe('free');
    // Those that stand since, and the few since a state that is kept.
    expect(played()).toBeLessThan(63 + 16);
  });
});

describe('a log of the greatest length', () => {
  const { game, played } = counted(race);
  const { table } = new Sitting(game, people(1), UNTIMED);
  const { plan, opening } = table;
  const most = RECORD_LIMITS.entries;

  it('of a step taken and taken back opens with no more work than its steps', () => {
    const log = longer(table, most, (seq) => (seq % 2 ? tap() : undo(seq - 1)));
    played();
    const restored = restore(game, plan, opening, log);
    expect(played()).toBe(1 + most / 2);
    expect(restored.log.length).toBe(most);
    expect(restored.standing.length).toBe(2);
  });

  it('of steps that were all taken back, from the last on, opens with little more', () => {
    const half = most / 2;
    const log = longer(table, most - 1, (seq) => (seq < half ? tap() : undo(2 * half - 1 - seq)));
    played();
    const restored = restore(game, plan, opening, log);
    expect(played()).toBeLessThan(4 * half);
    expect(restored.standing.length).toBe(1);
    expect(restored.state).toEqual(table.state);
    frames(game, opening, log);
    expect(played()).toBe(half);
  });
});

describe('a table', () => {
  it('keeps few states, and none that no undo leads back to', () => {
    let most = 0;
    for (let number = 0; number < 6; number++) {
      const chance = seededChance(number);
      const sitting = pick(chance, [someExtra, someToy])(chance, seedOf(number));
      wander(sitting, chance, 200, () => {
        const { kept, standing, told, state, result } = sitting.table;
        most = Math.max(most, kept.length);
        expect(kept.length).toBeLessThanOrEqual(64);
        expect(kept.at(-1)).toEqual({ length: standing.length, state });
        if (result) expect(kept).toHaveLength(1);
        const last = itemsOf(standing).findLastIndex(({ seq }) => seq <= told.secret);
        for (const { length } of kept) expect(length).toBeGreaterThan(last);
      });
    }
    expect(most).toBeGreaterThan(40);
    const sitting = new Sitting(race, people(1), UNTIMED);
    for (let times = 0; times < 400; times++) {
      sitting.move(0, TAP);
      if (sitting.table.kept.length > 64) expect.fail(`${sitting.table.kept.length} states`);
    }
  });

  it('shares all but its last few entries and steps with the one before it', () => {
    const sitting = new Sitting(race, people(1), UNTIMED);
    for (let times = 0; times < 700; times++) sitting.move(0, TAP);
    const before = sitting.table;
    sitting.move(0, TAP);
    for (const list of ['log', 'standing'] as const) {
      const { full, last } = sitting.table[list];
      expect(full.length).toBeGreaterThan(9);
      expect(last.length).toBeLessThanOrEqual(64);
      for (const [page, items] of before[list].full.entries()) expect(full[page]).toBe(items);
    }
  });

  it('goes on in two ways without either disturbing the other', () => {
    const sitting = new Sitting(race, people(2), UNTIMED);
    for (let times = 0; times < 130; times++) sitting.move(times % 2, TAP);
    const { table } = sitting;
    const before = structuredClone(table);
    const walks = [1, 2].map((number) => {
      sitting.table = table;
      wander(sitting, seededChance(number), 0);
      for (let times = 0; times < 80; times++) {
        if (number === 1 && times % 3 === 0) sitting.undo(0);
        else sitting.move(number === 1 ? 0 : 1, TAP);
      }
      return sitting.table;
    });
    expect(table).toEqual(before);
    for (const walked of walks) {
      const log = itemsOf(walked.log);
      expect(log.slice(0, 131)).toEqual(itemsOf(table.log));
      expect(restore(race, walked.plan, walked.opening, log)).toEqual(walked);
    }
  });
});
