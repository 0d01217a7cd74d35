import { ALL_TILES, fieldOf, PER_COLOUR, TILES, type Tile } from './tile.ts';

/** What a predicate can want of its subject. Every want has a sentence in the locales, but `any`. */
export type SubjectWant = 'sg' | 'pl' | 'm' | 'f' | 'n' | 'virile' | 'nonvirile' | 'any';
/** What a predicate can want of its object. */
export type ObjectWant = 'acc' | 'gen' | 'ins' | 'dat' | 'dir' | 'de' | 'inf' | 'noun' | 'ing';

/** A deck as its author writes it; README.md says how. */
export interface DeckText {
  /** What its predicates want of their subjects, and the classes that satisfy it. */
  readonly subjectWants: Readonly<Partial<Record<SubjectWant, readonly string[]>>>;
  /** What its predicates want of their objects, and the forms that satisfy it. */
  readonly objectWants: Readonly<Partial<Record<ObjectWant, readonly string[]>>>;
  /** Texts by their class. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  /** Texts by what they want: of the subject, then of the object. */
  readonly predicates: Readonly<Partial<Record<`${SubjectWant} ${ObjectWant}`, readonly string[]>>>;
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
    const [subject, object] = kindsOf(predicate) as [SubjectWant, ObjectWant];
    return { subject, object };
  };
  const satisfies = (tile: Tile, predicate: Tile): boolean => {
    const { subject, object } = wants(predicate);
    const wanted = fieldOf(tile) === 0 ? text.subjectWants[subject] : text.objectWants[object];
    return kindsOf(tile).some((kind) => wanted?.includes(kind));
  };
  // Asked millions of times by bots, so every answer is written down once.
  const fitting = new Uint8Array(TILES * TILES).fill(1);
  for (const predicate of ALL_TILES.slice(PER_COLOUR, 2 * PER_COLOUR)) {
    for (const tile of ALL_TILES) {
      if (fieldOf(tile) === 1 || satisfies(tile, predicate)) continue;
      fitting[predicate * TILES + tile] = 0;
      fitting[tile * TILES + predicate] = 0;
    }
  }
  return {
    prints: tiles.map(({ print }) => print),
    wants,
    fits: (one, other) => fitting[one * TILES + other] === 1,
  };
}

function printOf(marked: string): Print {
  const [, before, special, after] = /^([^_]*)_([^_]+)_([^_]*)$/.exec(marked) ?? [];
  if (special === undefined) return { text: marked, before: marked, special: null, after: '' };
  return { text: marked.replaceAll('_', ''), before: before ?? '', special, after: after ?? '' };
}
