import {
  type Answer,
  type AnyGame,
  commitment,
  type Entry,
  liveEntries,
  type Seat,
  type Seed,
} from '@late/kernel';
import type { Done } from './action.ts';
import { lastOf } from './pages.ts';
import type { Plan } from './plan.ts';
import { refuse } from './refusals.ts';
import { openingOfPlan, restore } from './table.ts';
import { writeEntry } from './write-entry.ts';

/** A recorded game up to the step from which it is played on. */
export interface Parent {
  readonly table: string;
  readonly log: readonly Entry[];
}

/**
 * Opens a table that goes on where another one was: with the line that stood there, and with all that `seat` could not
 * know drawn anew. What is kept is the parent's log and the tape of that draw.
 */
export function playOn(
  game: AnyGame,
  plan: Plan,
  { table: of, log }: Parent,
  seat: Seat,
  seed: Seed,
  clock: number,
): Answer<Done> {
  const judged = openingOfPlan(game, plan);
  if (!judged.ok) return judged;
  if (commitment(seed) !== plan.commitment) return refuse('table.commitment');
  const line = liveEntries(log).map((entry, seq): Entry => ({ ...entry, seq }));
  const { options } = judged.opening;
  const before = restore(game, { ...plan, options }, judged.opening, line);
  if (!game.redraw || before.result) return refuse('move.over');
  const now = Math.max(Math.floor(clock), lastOf(before.log)?.at ?? 0);
  const redraw = { do: 'redraw', seat, of } as const;
  const { table, entry, events } = writeEntry({ game, seed, now }, before, 'house', redraw);
  return { ok: true, table, entries: [...line, entry], events };
}
