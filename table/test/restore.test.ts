import { type Entry, frames, ReplayFault, replay, seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, restore } from '../src/index.ts';
import { take } from '../src/table.ts';
import { ExtraSitting, expectSame, OPENED, people, type Sitting, seedOf } from './sitting.ts';
import { someExtra, someToy, wander } from './wander.ts';

const restored = ({ game, table }: Sitting, log: readonly Entry[] = itemsOf(table.log)) =>
  restore(game, table.plan, table.opening, log);

describe('a table restored from its log', () => {
  for (const [name, open] of [
    ['EXTRA!', someExtra],
    ['a game of hidden hands', someToy],
  ] as const) {
    it(`is the table that was played, at every step of ${name}`, () => {
      const happened = new Map<string, number>();
      const run = (number: number) => {
        const chance = seededChance(number);
        const sitting = open(chance, seedOf(number));
        // To restore is to take one entry after the other, so this is the table restored at each step.
        let kept = restored(sitting);
        expectSame(kept, sitting.table);
        wander(sitting, chance, 10 + chance.below(30), (action) => {
          happened.set(action.do, (happened.get(action.do) ?? 0) + 1);
          const { game, table } = sitting;
          for (const entry of itemsOf(table.log).slice(kept.log.length)) {
            kept = take(game, kept, entry).table;
          }
          expectSame(kept, table);
          expectSame(replay(game, table.opening, itemsOf(table.log)), table.state);
          const waited = table.waitingSince.flatMap((at, seat) => (at === null ? [] : [seat]));
          expectSame(waited, table.turn.must);
        });
        const { game, table } = sitting;
        const log = itemsOf(table.log);
        expectSame(restored(sitting), table);
        expectSame(JSON.parse(JSON.stringify(table)), table);
        expectSame(frames(game, table.opening, log).at(-1)?.state, table.state);
        const times = log.map(({ at }) => at);
        expectSame(
          times,
          times.toSorted((one, other) => one - other),
        );
        expectSame(times[0], OPENED);
        expectSame(
          log.map(({ seq }) => seq),
          [...log.keys()],
        );
      };
      fc.assert(fc.property(fc.nat(), run), { seed: 20260102, numRuns: 150 });
      const kinds = ['move', 'undo', 'agree', 'decline', 'stand-in', 'hand-back'];
      for (const kind of kinds) expect(happened.get(kind), kind).toBeGreaterThan(5);
      expect(happened.has('expire')).toBe(open === someToy);
    });
  }

  it('says so when the log cannot have happened', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.throw();
    sitting.split(0);
    sitting.undo(0);
    const log = itemsOf(sitting.table.log);
    const [deal, roll, split, undo] = log;
    if (!deal || !roll || !split || !undo) throw new Error('too short');
    const note = (params: object) =>
      ({
        ...undo,
        act: { do: 'note', note: { kind: 'stand-in', level: 'easy', ...params } },
      }) as const;
    const impossible = {
      'no deal': [{ ...roll, seq: 0 }],
      'a note before the deal': [{ ...note({ seat: 0 }), seq: 0 }],
      'two deals': [deal, { ...deal, seq: 1 }],
      'a gap': [deal, { ...roll, seq: 2 }],
      'the same twice': [deal, roll, roll],
      'back in time': [deal, { ...roll, at: deal.at - 1 }],
      'another throw than its luck': [deal, { ...roll, tape: [1, 2, 3] }],
      'out of turn': [deal, { ...roll, by: 1 }],
      'the deal undone': [deal, roll, split, { ...undo, act: { do: 'undo', drops: [0] } }],
      'nothing undone': [deal, roll, split, { ...undo, act: { do: 'undo', drops: [] } }],
      'undone twice': [...log, { ...undo, seq: 4 }],
      'undone twice at once': [deal, roll, split, { ...undo, act: { do: 'undo', drops: [2, 2] } }],
      'an undo that leaves the rest standing in the air': [
        deal,
        roll,
        split,
        { ...undo, act: { do: 'undo', drops: [1] } },
      ],
      'the future undone': [deal, roll, split, { ...undo, act: { do: 'undo', drops: [9] } }],
      'a stand-in on no seat': [deal, roll, split, note({ seat: 5 })],
      'a stand-in of nobody': [deal, roll, split, { ...note({}), by: 'house' }],
    } as const;
    expect(restored(sitting)).toEqual(sitting.table);
    for (const [name, bad] of Object.entries(impossible)) {
      expect(() => restored(sitting, bad), name).toThrow(ReplayFault);
    }
  });
});
