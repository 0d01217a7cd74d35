import type { Tape } from './chance.ts';
import type { Seat } from './game.ts';

export type Actor = Seat | 'clock' | 'house';

/** A matter of the table that leaves the game itself alone, such as a stand-in or a consent. */
export interface Note {
  readonly kind: string;
  readonly [param: string]: string | number;
}

export type Act =
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly move: unknown }
  | { readonly do: 'expire' }
  /** Takes back the named entries. They stay in the log; the game goes on as if they were not. */
  | { readonly do: 'undo'; readonly drops: readonly number[] }
  | { readonly do: 'note'; readonly note: Note }
  /**
   * From here on this is a game of its own: all before is of the table `of`, and what `seat` could not know was drawn
   * anew.
   */
  | { readonly do: 'redraw'; readonly seat: Seat; readonly of: string };

/** The log is the truth about a table. Entry 0 is the deal; nothing is ever removed. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly by: Actor;
  readonly act: Act;
  readonly tape: Tape;
}

/** What must be known before the first entry can be read. */
export interface Opening<Options> {
  readonly options: Options;
  readonly seats: number;
  /** The version of the rules; if it is not said, the newest. */
  readonly version?: number;
}

/** Where a game that was played on from another one begins to be its own: the entry's number; 0 for all other games. */
export function ownFrom(log: readonly Entry[]): number {
  return Math.max(
    0,
    log.findLastIndex(({ act }) => act.do === 'redraw'),
  );
}

/** The entries that still make up the game: dealt, moved or expired, and not taken back. */
export function liveEntries(log: readonly Entry[]): Entry[] {
  const dropped = new Set<number>();
  for (const { act } of log) if (act.do === 'undo') for (const seq of act.drops) dropped.add(seq);
  return log.filter(({ seq, act }) => act.do !== 'undo' && act.do !== 'note' && !dropped.has(seq));
}
