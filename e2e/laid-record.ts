import { readFileSync } from 'node:fs';
import { type AnyGame, openingOf, readRecord } from '../kernel/src/index.ts';
import { type Holder, type Plan, restore } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

interface Wish {
  readonly id: string;
  /** A golden game: the name of a file in the game's `fixtures/`, without its ending. */
  readonly fixture: string;
  /** How many steps of it have been made, the deal included. */
  readonly steps: number;
  /** Who sits at the device; by default one person at the first seat, among bots. */
  readonly holders?: readonly Holder[];
}

/** A golden game in its middle, as the browser keeps a table. */
export function layRecord(game: AnyGame, { id, fixture, steps, holders }: Wish): LaidTable {
  const file = new URL(`../games/${game.id}/fixtures/${fixture}.txt`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'), () => game);
  const plan: Plan = {
    id,
    game: game.id,
    version: record.version,
    options: record.options,
    holders: holders ?? record.sitters.map(({ name }, seat) => among(seat, name)),
    clock: { kind: 'none' },
    commitment: record.commitment,
    opened: record.opened,
  };
  const entries = record.log.slice(0, steps);
  const table = restore(game, plan, openingOf(game, record), entries);
  const seed = record.seed ?? '0'.repeat(64);
  return { kept: { plan, seed, touched: record.opened, result: table.result }, entries, table };
}

function among(seat: number, name: string): Holder {
  return seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'easy', name };
}
