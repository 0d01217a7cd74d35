import { GAMES } from '@late/games';
import { commitment, seededChance } from '@late/kernel';
import { bench } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadListed } from '../../games/testing/listed-game.ts';
import { act, itemsOf, openTable, type Plan, planUndo, type Table } from '../src/index.ts';

// Taking back news draws anew, in every game: or undo would be foresight.

const SEED = '5eed'.repeat(16);
const MOST_STEPS = 100;

const total = ({ asked }: Table) => Object.values(asked).reduce((sum, count) => sum + count, 0);

const listed = await Promise.all(GAMES.map(loadListed));

describe.each(listed)('at a table of $manifest.id', ({ specimen }) => {
  test.each(specimen.sets)('no luck comes twice, whatever is taken back: $name', (set) => {
    const { game } = specimen;
    const { opening } = bench(specimen, set);
    const plan: Plan = {
      ...{ id: 'table', game: game.id, version: game.version, options: opening.options },
      holders: Array.from({ length: opening.seats }, (_, seat) => ({
        kind: 'person',
        name: `${seat}`,
      })),
      clock: { kind: 'none' },
      commitment: commitment(SEED),
      fairness: 2,
      opened: 0,
    };
    const minds = seededChance(7);
    const opened = openTable(game, plan, SEED);
    if (!opened.ok) throw new Error(opened.refusal.code);
    let { table } = opened;
    let now = 0;
    let drawn = total(table);
    for (let steps = 0; steps < MOST_STEPS && !table.result; steps++) {
      now += 1_000;
      const seats = [...table.turn.must, ...table.turn.may];
      const seat = seats[minds.below(seats.length)] as number;
      const undo = planUndo(game, table, seat);
      if (undo.ok && minds.below(4) === 0) table = takenBack(table, seat, now);
      else {
        const move = specimen.randomMove(game.view(table.state, seat), minds);
        const done = move === null ? null : act(game, table, { do: 'move', seat, move }, SEED, now);
        if (done?.ok) table = done.table;
        const expired = act(game, table, { do: 'expire' }, SEED, now);
        if (expired.ok) table = expired.table;
      }
      // Each answer was another ask of its source: none is given a second time.
      expect(total(table)).toBeGreaterThanOrEqual(drawn);
      drawn = total(table);
      expect(drawn).toBe(tapeOf(table));
    }

    function takenBack(before: Table, seat: number, at: number): Table {
      let after = before;
      const asked = act(game, before, { do: 'undo', seat }, SEED, at);
      if (asked.ok) after = asked.table;
      for (const other of after.undoRequest?.needs ?? []) {
        const agreed = act(game, after, { do: 'agree', seat: other }, SEED, at);
        if (agreed.ok) after = agreed.table;
      }
      return after;
    }
  });
});

/** How many answers luck has given, in all that happened and was taken back. */
function tapeOf({ log }: Table): number {
  return itemsOf(log).reduce((sum, { tape }) => sum + tape.length, 0);
}
