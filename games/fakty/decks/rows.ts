import type { DeckText } from './deck-text.ts';
import { COLOURS, type Colour } from './tile.ts';

/** A tile as its author has it on the desk: its marked text, and its class, forms or wants. */
export interface DeckRow {
  readonly text: string;
  /** Of a subject its classes, of an object its forms, of a predicate its two wants. */
  readonly kinds: readonly string[];
}

export type DeckRows = Readonly<Record<Colour, readonly DeckRow[]>>;

const GROUPS = { subject: 'subjects', predicate: 'predicates', object: 'objects' } as const;

/** The tiles of a deck one by one, in the order in which they are numbered. */
export function rowsOf(text: Pick<DeckText, 'subjects' | 'predicates' | 'objects'>): DeckRows {
  return eachColour((colour) =>
    Object.entries(text[GROUPS[colour]] as Groups).flatMap(([kinds, texts]) =>
      texts.map((row) => ({ text: row, kinds: kinds.split(' ') })),
    ),
  );
}

type Groups = Readonly<Record<string, readonly string[]>>;

/** The same tiles as a deck has them: those of one kind together, in the order in which they came. */
export function groupsOf(rows: DeckRows): Pick<DeckText, 'subjects' | 'predicates' | 'objects'> {
  const groups = (colour: Colour): Groups => {
    const found = new Map<string, string[]>();
    for (const { kinds, text } of rows[colour]) {
      const key = kinds.join(' ');
      found.set(key, [...(found.get(key) ?? []), text]);
    }
    return Object.fromEntries(found);
  };
  return {
    subjects: groups('subject'),
    predicates: groups('predicate') as DeckText['predicates'],
    objects: groups('object'),
  };
}

export function eachColour<T>(make: (colour: Colour) => T): Record<Colour, T> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, T>;
}
