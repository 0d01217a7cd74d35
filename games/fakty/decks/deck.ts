import { ALL_TILES, fieldOf, PER_COLOUR, type Tile } from './tile.ts';

/** A deck as its author writes it; README.md says how. */
export interface DeckText {
  /** What a predicate can want of its subject, and the classes that satisfy it. */
  readonly subjectWants: Readonly<Record<string, readonly string[]>>;
  /** What a predicate can want of its object, and the forms that satisfy it. */
  readonly objectWants: Readonly<Record<string, readonly string[]>>;
  /** Texts by their class. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  /** Texts by what they want: of the subject, then of the object. */
  readonly predicates: Readonly<Record<string, readonly string[]>>;
  /** Texts by the forms that they can stand for. */
  readonly objects: Readonly<Record<string, readonly string[]>>;
}

/** What is printed on a tile. The special word is underlined; both others may be empty. */
export interface Print {
  readonly text: string;
  readonly before: string;
  readonly special: string | null;
  readonly after: string;
}

/** A predicate's wants, by name. */
export interface Wants {
  readonly subject: string;
  readonly object: string;
}

export interface Deck {
  readonly prints: readonly Print[];
  /** Of a predicate only. */
  wants(predicate: Tile): Wants;
  /** Whether the classes of a subject, or the forms of an object, are what the predicate wants. */
  satisfies(tile: Tile, predicate: Tile): boolean;
}

export function printDeck(text: DeckText): Deck {
  const groups = [text.subjects, text.predicates, text.objects].map((groupsOfColour) =>
    Object.entries(groupsOfColour).flatMap(([kind, texts]) =>
      texts.map((marked) => ({ kinds: kind.split(' '), print: printOf(marked) })),
    ),
  );
  for (const colour of groups) {
    if (colour.length !== PER_COLOUR) throw new RangeError(`${colour.length} tiles of a colour`);
  }
  const tiles = groups.flat();
  const kindsOf = (tile: Tile) => tiles[tile]?.kinds ?? [];
  const wants = (predicate: Tile): Wants => {
    const [subject = '', object = ''] = kindsOf(predicate);
    return { subject, object };
  };
  const satisfying = ALL_TILES.map((predicate) => {
    if (fieldOf(predicate) !== 1) return null;
    const { subject, object } = wants(predicate);
    const wanted = [text.subjectWants[subject], [], text.objectWants[object]];
    return ALL_TILES.map((tile) =>
      kindsOf(tile).some((kind) => wanted[fieldOf(tile)]?.includes(kind)),
    );
  });
  return {
    prints: tiles.map(({ print }) => print),
    wants,
    satisfies: (tile, predicate) => satisfying[predicate]?.[tile] ?? false,
  };
}

function printOf(marked: string): Print {
  const [, before, special, after] = /^([^_]*)_([^_]+)_([^_]*)$/.exec(marked) ?? [];
  if (special === undefined) return { text: marked, before: marked, special: null, after: '' };
  return { text: marked.replaceAll('_', ''), before: before ?? '', special, after: after ?? '' };
}
