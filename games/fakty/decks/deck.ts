import type { DeckText, ObjectWant, SubjectWant } from './deck-text.ts';
import { type DeckRow, rowsOf } from './rows.ts';
import { ALL_TILES, COLOURS, fieldOf, PER_COLOUR, TILES, type Tile } from './tile.ts';

/** What is printed on a tile. The special word is underlined; both others may be empty. */
export interface Print {
  readonly text: string;
  readonly before: string;
  readonly special: string | null;
  readonly after: string;
}

/** A predicate's wants, by name. */
export interface Wants {
  readonly subject: SubjectWant;
  readonly object: ObjectWant;
}

export interface Deck {
  readonly prints: readonly Print[];
  /** Of a predicate only. */
  wants(predicate: Tile): Wants;
  /**
   * The one test of grammar: the subject agrees with the predicate, and the predicate governs the
   * object. A subject and an object always go together.
   */
  fits(one: Tile, other: Tile): boolean;
}

export function printDeck(text: DeckText): Deck {
  const rows = rowsOf(text);
  for (const colour of COLOURS) {
    const { length } = rows[colour];
    if (length !== PER_COLOUR) throw new RangeError(`${length} tiles of a colour`);
  }
  const tiles = COLOURS.flatMap((colour): readonly DeckRow[] => rows[colour]);
  const kindsOf = (tile: Tile) => tiles[tile]?.kinds ?? [];
  const wants = (predicate: Tile): Wants => {
    const [subject, object] = kindsOf(predicate) as [SubjectWant, ObjectWant];
    return { subject, object };
  };
  const suits = (tile: Tile, predicate: Tile): boolean => {
    const { subject, object } = wants(predicate);
    return fieldOf(tile) === 0
      ? satisfies(text.subjectWants, subject, kindsOf(tile))
      : satisfies(text.objectWants, object, kindsOf(tile));
  };
  // Asked millions of times by bots, so every answer is written down once.
  const fitting = new Uint8Array(TILES * TILES).fill(1);
  for (const predicate of ALL_TILES.slice(PER_COLOUR, 2 * PER_COLOUR)) {
    for (const tile of ALL_TILES) {
      if (fieldOf(tile) === 1 || suits(tile, predicate)) continue;
      fitting[predicate * TILES + tile] = 0;
      fitting[tile * TILES + predicate] = 0;
    }
  }
  return {
    prints: tiles.map(({ text: marked }) => printOf(marked)),
    wants,
    fits: (one, other) => fitting[one * TILES + other] === 1,
  };
}

/** Whether a tile of these classes or forms is what the want asks for. */
export function satisfies(
  wants: Readonly<Partial<Record<string, readonly string[]>>>,
  want: string,
  kinds: readonly string[],
): boolean {
  const wanted = Object.hasOwn(wants, want) ? wants[want] : undefined;
  return kinds.some((kind) => wanted?.includes(kind));
}

export function printOf(marked: string): Print {
  const [, before, special, after] = /^([^_]*)_([^_]+)_([^_]*)$/.exec(marked) ?? [];
  if (special === undefined) return { text: marked, before: marked, special: null, after: '' };
  return { text: marked.replaceAll('_', ''), before: before ?? '', special, after: after ?? '' };
}
