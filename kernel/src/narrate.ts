import type { Seat } from './game.ts';

/** What goes into a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence to be said: the key of a message, and what goes into it. */
export interface Line {
  readonly key: string;
  readonly params?: Params;
  /** What goes without saying once one sees the table: it is told, and leaves the last deed in sight. */
  readonly aside?: true;
}

/** Tells events in sentences; `name` says who sits where. */
export type Narrate<Event> = (event: Event, name: (seat: Seat) => string) => Line[];
