import { isGame } from '@late/games';
import type { KeptTable } from '../store/kept-table.ts';
import { listTables } from '../store/tables.ts';

/** What lies on this device's tables. */
export interface Shelf {
  readonly running: readonly KeptTable[];
  readonly finished: readonly KeptTable[];
  /** Cannot be read, or is of a game that the house does not have, or no longer. */
  readonly unreadable: readonly IDBValidKey[];
}

export async function readShelf(): Promise<Shelf> {
  const { tables, damaged } = await listTables();
  const known = tables.filter(({ plan }) => isGame(plan.game));
  const strange = tables.filter(({ plan }) => !isGame(plan.game));
  return {
    running: known.filter(({ result }) => !result),
    finished: known.filter(({ result }) => result),
    unreadable: [...damaged, ...strange.map(({ plan }) => plan.id)],
  };
}
