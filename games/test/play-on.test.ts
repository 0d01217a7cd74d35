import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@late/games';
import {
  type AnyGame,
  commitment,
  type GameRecord,
  liveEntries,
  readRecord,
  type Seat,
  seededChance,
  verify,
  writeRecord,
} from '@late/kernel';
import type { AnySpecimen } from '@late/kernel/testing';
import {
  act,
  itemsOf,
  nextDeadline,
  openingOfPlan,
  type Plan,
  planUndo,
  playOn,
  restore,
  type Table,
  wholeRecord,
} from '@late/table';
import { describe, expect, test } from 'vitest';
import { game as slowka } from '../slowka/test/recorded-game.ts';
import { fileOf, loadListed } from '../testing/listed-game.ts';

/** Steps of each golden game from which it is played on, and how far. */
const STEPS = 4;
const MOVES = 6;
const SEED = '3'.repeat(64);

const listed = await Promise.all(
  GAMES.filter(({ coach }) => coach).map(async (manifest) => {
    const { game: usual, specimen } = await loadListed(manifest);
    // Its golden games are played by a few words of their own.
    const game = manifest.id === 'slowka' ? (slowka as unknown as AnyGame) : usual;
    return { id: manifest.id, game, specimen, records: recordsOf(game) };
  }),
);

/** Golden games by the words of the dictionary, or by none. */
function recordsOf(game: AnyGame): { name: string; record: GameRecord }[] {
  const folder = fileOf(game.id, 'fixtures/');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.flatMap((name) => {
    const record = readRecord(readFileSync(new URL(name, folder), 'utf8'), () => game);
    return openingOfPlan(game, planFrom(record)).ok ? [{ name, record }] : [];
  });
}

function planFrom({ game, version, options, opened, sitters }: GameRecord): Plan {
  return {
    id: 'played-on',
    game,
    version,
    options,
    holders: sitters.map(({ name }) => ({ kind: 'person', name })),
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened,
  };
}

function begun(game: AnyGame, record: GameRecord, step: number, seat: Seat) {
  const parent = { table: record.table, log: record.log.slice(0, step + 1) };
  const now = (record.log.at(-1)?.at ?? 0) + 1;
  const answer = playOn(game, planFrom(record), parent, seat, SEED, now);
  if (!answer.ok) throw new Error(`step ${step}, seat ${seat}: ${answer.refusal.code}`);
  return answer;
}

/** Some legal step of whoever can act; null once the game is over. */
function oneStepOn(
  game: AnyGame,
  specimen: AnySpecimen,
  table: Table,
  now: number,
  luck: ReturnType<typeof seededChance>,
) {
  if (table.result) return null;
  const { must, may } = table.turn;
  for (const seat of [...must, ...may]) {
    const move = specimen.randomMove(game.view(table.state, seat), luck);
    if (move !== null) return act(game, table, { do: 'move', seat, move }, SEED, now);
  }
  const due = nextDeadline(game, table);
  return act(game, table, { do: 'expire' }, SEED, Math.max(now, due ?? now));
}

describe.each(listed)('$id is played on from its golden games', ({ game, specimen, records }) => {
  test('there are some, and they can be', () => {
    expect(records.length).toBeGreaterThan(9);
    expect(game.redraw).toBeDefined();
  });

  test.each(records)('$name', ({ record }) => {
    const last = record.log.length - 1;
    const luck = seededChance(last);
    for (let n = 0; n < STEPS; n++) {
      const step = Math.floor((n * last) / STEPS);
      const seat = luck.below(record.sitters.length);
      const line = liveEntries(record.log.slice(0, step + 1));
      const { table, entries } = begun(game, record, step, seat);
      // Kept are the entries of the line that stood and the tape of the new draw.
      expect(entries.map(({ act: { do: what } }) => what)).toEqual([
        ...line.map(({ act: { do: what } }) => what),
        'redraw',
      ]);
      expect(restore(game, table.plan, table.opening, entries)).toEqual(table);
      for (const other of record.sitters.keys())
        expect(planUndo(game, table, other), 'nothing before is taken back').toMatchObject({
          ok: false,
        });
      let current = table;
      let now = record.log.at(-1)?.at ?? 0;
      // Random moves are by the newest rules.
      const moves = record.version === game.version ? MOVES : 0;
      for (let move = 0; move < moves; move++) {
        now += 1_000;
        const answer = oneStepOn(game, specimen, current, now, luck);
        if (!answer) break;
        if (!answer.ok) throw new Error(answer.refusal.code);
        current = answer.table;
      }
      const whole = wholeRecord(current.plan, itemsOf(current.log), SEED);
      const read = readRecord(writeRecord(game, whole), () => game);
      expect(read).toEqual(whole);
      expect(verify(game, read)).toMatchObject({ fair: true, since: entries.length - 1 });
    }
  });
});
