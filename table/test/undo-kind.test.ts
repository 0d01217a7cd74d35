import {
  type Answer,
  type AnyGame,
  type Entry,
  liveEntries,
  replay,
  type Seat,
  seededChance,
  step,
} from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHuman, itemAt, itemsOf, planUndo, seenBy, type Table, type Undo } from '../src/index.ts';
import { refuse } from '../src/refusals.ts';
import { expectSame, type Sitting, seedOf } from './sitting.ts';
import { someExtra, someToy, wander } from './wander.ts';

/** What taking back means, worked out from the whole log every time. */
function slowUndo(game: AnyGame, table: Table, seat: Seat): Answer<Undo> {
  if (table.result) return refuse('undo.over');
  if (table.standIns[seat]) return refuse('undo.stand-in');
  const entries = liveEntries(itemsOf(table.log));
  const moves = entries.filter(({ by, act }) => by === seat && act.do === 'move');
  const last = moves.at(-1);
  if (!last) return refuse('undo.nothing');
  if (last.seq <= table.told.secret) return refuse('undo.secret');
  const target = moves.findLast(({ tape }) => tape.length === 0);
  if (!target) return refuse('undo.nothing');
  if (target.seq <= table.told.secret) return refuse('undo.secret');
  if (entries.some(({ seq, act }) => seq > target.seq && act.do === 'expire')) {
    return refuse('undo.late');
  }
  const afterNews = target.seq <= table.told.news;
  const drops = slowDrops(game, table, entries, entries.indexOf(target));
  const needs = table.plan.holders.flatMap((holder, other) => {
    const there = other !== seat && isHuman(holder) && !table.standIns[other];
    const owns = drops.some((seq) => itemAt(table.log, seq)?.by === other);
    return there && (afterNews || owns) ? [other] : [];
  });
  return { ok: true, drops, needs, afterNews };
}

function slowDrops(game: AnyGame, table: Table, entries: readonly Entry[], at: number): number[] {
  let state = replay(game, table.opening, entries.slice(0, at));
  let kept = at + 1;
  for (; kept < entries.length; kept++) {
    const entry = entries[kept] as Entry;
    if (entry.act.do !== 'move' || entry.tape.length) break;
    try {
      const outcome = step(game, table.opening, state, entry);
      if (outcome.reveals !== 'nothing') break;
      state = outcome.state;
    } catch {
      break;
    }
  }
  return [entries[at]?.seq as number, ...entries.slice(kept).map(({ seq }) => seq)];
}

function kindOf(plan: Answer<Undo>): 'free' | 'consent' | null {
  if (!plan.ok) return null;
  return plan.needs.length || plan.afterNews ? 'consent' : 'free';
}

describe('what can be taken back', () => {
  it('is the same whether it is remembered or worked out from the whole log', () => {
    const seen = { free: 0, consent: 0, null: 0, undone: 0, 'secret or late': 0 };
    const compare = ({ game, table, seed }: Sitting) => {
      for (const seat of table.plan.holders.keys()) {
        const slow = slowUndo(game, table, seat);
        expectSame(planUndo(game, table, seat), slow);
        // A copy has no memory of its own.
        expectSame(planUndo(game, structuredClone(table), seat), slow);
        const { undo } = seenBy(game, table, seed, seat);
        expectSame(undo, kindOf(slow));
        seen[`${undo}`]++;
        if (!slow.ok && /secret|late/.test(slow.refusal.code)) seen['secret or late']++;
      }
    };
    const run = (number: number) => {
      const chance = seededChance(number);
      const some = number % 3 ? someExtra : someToy;
      const sitting: Sitting = some(chance, seedOf(number));
      wander(sitting, chance, 60, ({ do: what }) => {
        if (what === 'undo') seen.undone++;
        compare(sitting);
      });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260301, numRuns: 40 });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(100);
  });
});
