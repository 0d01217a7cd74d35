import { describe, expect, it } from 'vitest';
import { FAULTS } from '../testing/model/faults.ts';
import { realGames } from '../testing/model/played.ts';
import { walk } from '../testing/model/walk.ts';
import { Broken } from '../testing/model/witness.ts';

const WALKS = 3_000;
/** Some ten seconds of work, for which a busy machine may need minutes. */
const LONGEST = 10 * 60_000;
const REAL_WALKS = 8;
const LENGTH = 50;

describe('whatever anybody asks of a room', () => {
  it(
    'a hand is its holder’s, and so is the seat; budgets hold and the room replays',
    () => {
      const done = new Map<string, number>();
      for (let number = 0; number < WALKS; number++) {
        for (const [kind, count] of walk(number, LENGTH).done) {
          done.set(kind, (done.get(kind) ?? 0) + count);
        }
      }
      // The walks try everything, in running games too.
      const kinds = [
        ...['arrange', 'host', 'list', 'mute', 'start', 'sit', 'knock', 'admit', 'dismiss'],
        ...['link running', 'sit running', 'stand running', 'knock running', 'admit running'],
        ...['dismiss running', 'host running', 'stand-in running', 'hand-back running'],
        ...['remove running', 'removed running', 'undo running', 'agree running'],
        ...[
          'move running',
          'say running',
          'forget running',
          'close running',
          'closed by the house running',
        ],
      ];
      const rare = kinds.filter((kind) => (done.get(kind) ?? 0) < 10);
      expect(rare, JSON.stringify([...done])).toEqual([]);
    },
    LONGEST,
  );

  it('and so they are in every game of the house', async () => {
    for (const played of await realGames()) {
      for (let number = 0; number < REAL_WALKS; number++) walk(number, LENGTH, undefined, [played]);
    }
  });

  it.each(Object.entries(FAULTS))('they would notice if %s', (_, decide) => {
    expect(() => {
      for (let number = 0; number < WALKS; number++) walk(number, LENGTH, decide);
    }).toThrow(Broken);
  });
});
