import type { Chance } from '../src/index.ts';
import type { Bench } from './bench.ts';
import type { AnyPlayed } from './specimen.ts';

/** What the suite proves. The sentence is the name of the test. */
export const PROPERTIES = {
  accepts: 'every move that a seat finds in its view is accepted and played',
  ends: 'every game ends within its bound',
  plain: 'states, moves, events and views are plain data and survive JSON and structuredClone',
  untouched: 'no function changes its input',
  replay: 'the log replays to the same states from its tapes alone',
  record: 'the text record reads back as the same log and the same states',
  notation: 'every move reads back from its notation, which keeps clear of the record’s own signs',
  'hostile-moves': 'hostile moves are refused and change nothing',
  'hostile-options': 'hostile options are refused',
  turn: 'the turn names seats that can act, and nobody once the game is over',
  conserved: 'what must be conserved is conserved',
  views: 'a view tells nothing of what is hidden from its viewer',
  redraw:
    'a game that is played on from anywhere keeps what the seat knew, and depends on nothing else',
  refusals: 'a refusal tells nothing of what is hidden from its seat',
  quiet: 'a step that reveals nothing tells nobody anything hidden',
  events: 'events tell no more than views',
  open: 'an open state hides nothing',
  reveals: 'a step that drew chance does not claim to reveal nothing',
  recount: 'the result equals an independent recount',
  result: 'the result comes once, is complete and stays',
} as const;

export type PropertyName = keyof typeof PROPERTIES;

/** A property under examination; one per option set, so that it can count what it saw. */
export interface Property {
  readonly name: PropertyName;
  /** One game in so many is examined. */
  readonly every: number;
  /** Throws when the game breaks the promise. `chance` is the examiner's own. */
  examine(played: AnyPlayed, chance: Chance): void;
  /** After the last game: throws when nothing put the property to the test. */
  conclude?(): void;
}

export type MakeProperty = (bench: Bench) => Property;
