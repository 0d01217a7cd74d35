import {
  type Act,
  type Actor,
  type AnyGame,
  chanceAt,
  type Entry,
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
  const { id, fairness = 1, parts } = table.plan;
  const luck = { fairness, seed: source.seed, table: id, parts };
  const { below, tape } = recording(chanceAt(luck, seq, table.asked));
  const entry: Entry = { seq, at: source.now, by, act, tape: [] };
  return take(source.game, table, entry, { below, finish() {} }, () => tape);
}

export function writeNote(source: Source, table: Table, by: Actor, note: Note): Taken {
  return writeEntry(source, table, by, { do: 'note', note });
}
