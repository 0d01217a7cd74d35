import type { Seat } from '@late/kernel';
import type { Snapshot } from '../table-client/table-client.ts';
import { keep } from './keep.ts';

/** How a table looked when it was last open here, for as long as its words are still on their way. */
export interface LastLook {
  readonly table: string;
  /** The edition that drew it: another one may draw from other things. */
  readonly edition: string;
  /** Whose draft is on the screen. */
  readonly drafter: Seat | null;
  readonly snapshot: Snapshot;
}

const PREFIX = 'look/';
/** Names of built files tell what is in them, and in whatever they import. */
const EDITION = import.meta.url;
/** In characters. Handy things may not fill the browser's storage. */
const MOST = 300_000;

/** One for each game: the table that was played at last. */
export function keepLook(game: string, look: Omit<LastLook, 'edition'>): void {
  const text = JSON.stringify({ ...look, edition: EDITION } satisfies LastLook);
  if (text.length > MOST || !keep(PREFIX + game, text)) localStorage.removeItem(PREFIX + game);
}

export function readLook(game: string, table: string): LastLook | null {
  try {
    const look = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null') as LastLook | null;
    return look?.edition === EDITION && look.table === table ? look : null;
  } catch {
    return null;
  }
}

export function dropLook(table: string): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && readLook(name.slice(PREFIX.length), table)) {
      localStorage.removeItem(name);
    }
  }
}
