import type { Seat } from './game.ts';
import type { Filled, Texts } from './texts.ts';

/** A sentence to be said: the key of a message, and what goes into it. */
export type Line<Known extends Texts = Texts> = {
  [Key in keyof Known & string]: Filled<Known[Key]> & {
    readonly key: Key;
    /** What goes without saying once one sees the table: it is told, and leaves the last deed in sight. */
    readonly aside?: true;
    /** More than a move like any other, such as a finished page: it stays in sight for longer. */
    readonly lasting?: true;
  };
}[keyof Known & string];

/**
 * Tells events in sentences. `name` says who sits where; `you` is the seat of whoever reads them, which
 * is told of in the second person by games that have such sentences.
 */
export type Narrate<Event, Told extends Line = Line> = (
  event: Event,
  name: (seat: Seat) => string,
  you?: Seat,
) => Told[];

/** Who is told of, and to whom: the reader is spoken to. */
export interface Telling {
  readonly name: (seat: Seat) => string;
  readonly you: Seat | undefined;
}
