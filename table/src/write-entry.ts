import {
  type Act,
  type Actor,
  type AnyGame,
  type Entry,
  fairChance,
  type Note,
  recording,
  type Seed,
} from '@late/kernel';
import { type Table, type Taken, take } from './table.ts';

/** Where a new entry has its rules, its luck and its time from. */
export interface Source {
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly now: number;
}

/** Writes a new entry with its luck. */
export function writeEntry(source: Source, table: Table, by: Actor, act: Act): Taken {
  const seq = table.log.length;
  const { below, tape } = recording(fairChance(source.seed, table.plan.id, seq));
  const entry: Entry = { seq, at: source.now, by, act, tape: [] };
  return take(source.game, table, entry, { below, finish() {} }, () => tape);
}

export function writeNote(source: Source, table: Table, by: Actor, note: Note): Taken {
  return writeEntry(source, table, by, { do: 'note', note });
}
