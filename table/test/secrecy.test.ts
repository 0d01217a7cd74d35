import { extra, type Options, type State } from '@late/extra/rules';
import {
  frames,
  type Opening,
  pick,
  readRecord,
  seededChance,
  type Viewer,
  writeRecord,
} from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, eventsFor, itemsOf, recordOf, seenBy, storyOf, type Table } from '../src/index.ts';
import { ExtraSitting, expectSame, people, SEED, Sitting, seedOf } from './sitting.ts';
import { toy } from './toy.ts';
import { twinOf } from './twin.ts';
import { someAction, someExtra, wander } from './wander.ts';

describe('what others decided and did not open', () => {
  it('changes no byte of what a viewer is shown, told, refused or may take away', () => {
    const seen = { twins: 0, refusals: 0, steps: 0, records: 0 };
    const run = (number: number) => {
      const chance = seededChance(number);
      const sitting = someExtra(chance, seedOf(number), 2 + chance.below(3));
      const { seed } = sitting;
      wander(sitting, chance, 40, () => {
        const { table } = sitting;
        if (table.result) return;
        const viewers: Viewer[] = ['audience', ...table.plan.holders.keys()];
        const viewer = pick(chance, viewers);
        const twin = twinOf(table, viewer, chance);
        if (!twin || JSON.stringify(twin.log) === JSON.stringify(table.log)) return;
        seen.twins++;
        const show = (of: Table) => JSON.stringify(seenBy(extra, of, seed, viewer));
        expectSame(show(twin), show(table));
        const tell = (of: Table) => JSON.stringify(storyOf(extra, of));
        if (viewer === 'audience') expectSame(tell(twin), tell(table));
        expectSame(
          writeRecord(extra, recordOf(twin, seed)),
          writeRecord(extra, recordOf(table, seed)),
        );
        if (table.openLength > 1) seen.records++;
        for (let probes = 0; probes < 4; probes++) {
          const action = someAction(sitting, chance);
          if ('seat' in action && action.seat !== viewer && action.do === 'move') continue;
          const [mine, other] = [table, twin].map((of) =>
            act(extra, of, action, seed, sitting.now),
          );
          if (!mine?.ok || !other?.ok) {
            expectSame(other, mine);
            seen.refusals++;
          } else if (!extra.open(mine.table.state as State)) {
            const told = (events: readonly unknown[]) =>
              JSON.stringify(eventsFor(extra, events, viewer));
            expectSame(told(other.events), told(mine.events));
            expectSame(show(other.table), show(mine.table));
            seen.steps++;
          }
        }
      });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260103, numRuns: 50 });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(400);
  });

  it('stands in no record while the game runs; what was opened does', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.round(0, 1);
    sitting.throw();
    sitting.split(0, 1);
    sitting.split(1, 2);
    sitting.round(1);
    const { log } = recordOf(sitting.table, SEED);
    expect(log.map(({ act }) => act.do)).toEqual(['deal', ...new Array(7).fill('move')]);
    expect(log).toEqual(itemsOf(sitting.table.log).slice(0, -1));
  });

  it('stays out of a running record for good if it was taken back, and is shown at the end', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    sitting.split(1, 3);
    sitting.undo(1);
    sitting.split(1, 0);
    sitting.split(0);
    const { log } = recordOf(sitting.table, SEED);
    expect(log).toHaveLength(sitting.table.log.length);
    expect(log[2]).toMatchObject({ by: 1, act: { do: 'note', note: { kind: 'withdrawn' } } });
    expect(log[3]).toMatchObject({ by: 1, act: { do: 'note', note: { kind: 'withdrawn' } } });
    sitting.playToEnd(seededChance(5));
    expect(recordOf(sitting.table, SEED).log).toEqual(itemsOf(sitting.table.log));
  });
});

describe('the record of a running game', () => {
  it('can be read and replays to the last open moment', () => {
    const run = (number: number) => {
      const chance = seededChance(number);
      const sitting = someExtra(chance, seedOf(number));
      let lastOpen = sitting.state;
      wander(sitting, chance, 40, () => {
        const { table, state, seed } = sitting;
        if (extra.open(state)) lastOpen = state;
        if (table.result) return;
        const record = recordOf(table, seed);
        const text = writeRecord(extra, record);
        expect(text).not.toContain(seed);
        expectSame(
          readRecord(text, () => extra),
          record,
        );
        const [last] = frames(extra, table.opening as Opening<Options>, record.log).slice(-1);
        expectSame(last?.state, lastOpen);
      });
    };
    fc.assert(fc.property(fc.nat(), run), { seed: 20260104, numRuns: 40 });
  });

  it('holds nothing while hands are hidden', () => {
    const sitting = new Sitting(toy, people(2));
    sitting.move(0, { do: 'draw' });
    expect(recordOf(sitting.table, SEED).log).toEqual([]);
  });
});

describe('a hidden hand', () => {
  it('is shown to its seat only, and so is the tile drawn', () => {
    const sitting = new Sitting(toy, people(2));
    const { events } = sitting.move(0, { do: 'draw' });
    const tile = (sitting.table.state as { hands: number[][] }).hands[0]?.[1];
    const hand = (viewer: Viewer) =>
      (seenBy(toy, sitting.table, SEED, viewer).view as { mine: number[] }).mine;
    expect(hand(0)).toHaveLength(2);
    expect(hand('audience')).toEqual([]);
    expect(hand(1)).not.toContain(tile);
    expect(eventsFor(toy, events, 0)).toEqual([{ type: 'drew', seat: 0, tile }]);
    for (const viewer of [1, 'audience'] as const) {
      expect(eventsFor(toy, events, viewer)).toEqual([{ type: 'drew', seat: 0 }]);
    }
  });
});

describe('the seed', () => {
  it('is shown to everybody at the end, and to nobody before', () => {
    const sitting = new ExtraSitting(people(2));
    const viewers: Viewer[] = [0, 1, 'audience'];
    const seeds = () => viewers.map((viewer) => seenBy(extra, sitting.table, SEED, viewer).seed);
    sitting.round(0);
    expect(seeds()).toEqual([null, null, null]);
    for (const viewer of viewers) {
      expect(JSON.stringify(seenBy(extra, sitting.table, SEED, viewer))).not.toContain(SEED);
    }
    sitting.playToEnd(seededChance(6));
    expect(seeds()).toEqual([SEED, SEED, SEED]);
  });
});
