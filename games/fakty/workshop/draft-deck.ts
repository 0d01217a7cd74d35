import {
  COLOURS,
  type Colour,
  checkDeck,
  DECK_TEXTS,
  type DeckName,
  type DeckRow,
  type DeckRows,
  type DeckText,
  type Finding,
  findingSaid,
  groupsOf,
  languageOf,
  type OwnDeck,
  PER_COLOUR,
  printableIn,
  type Refusal,
  rowsOf,
} from '../rules/index.ts';

/** A deck on its author's desk. Tiles keep their places while they are written, whatever their grammar becomes. */
export interface DraftDeck extends Pick<DeckText, 'subjectWants' | 'objectWants'> {
  readonly name: string;
  readonly language: string;
  readonly rows: DeckRows;
}

/** Something to know about a draft, and the tile that it is about. */
export interface Remark {
  readonly said: Refusal;
  readonly bars: boolean;
  readonly colour: Colour | null;
  /** Its place among those of its colour, counted from 0; null if all of them are meant. */
  readonly at: number | null;
}

export function draftOf({
  name,
  language,
  subjectWants,
  objectWants,
  ...deck
}: OwnDeck): DraftDeck {
  return { name, language, subjectWants, objectWants, rows: rowsOf(deck) };
}

/** While a name is being typed it may be none: that is no reason to lose the deck. */
export function deckOf({ rows, name, ...rest }: DraftDeck): OwnDeck {
  return { ...rest, name: printableIn(name) || '?', ...groupsOf(rows) };
}

/** One of ours to be changed, or only its grammar. */
export function draftFrom(source: DeckName, name: string, isBlank: boolean): DraftDeck {
  const { subjectWants, objectWants, ...deck } = DECK_TEXTS[source];
  const rows = isBlank ? withoutTexts(rowsOf(deck)) : rowsOf(deck);
  return { name, language: languageOf(source), subjectWants, objectWants, rows };
}

/** The kinds stay: a deck with as many tiles of each as ours can be played. */
function withoutTexts(rows: DeckRows): DeckRows {
  const blank = ({ kinds }: DeckRow): DeckRow => ({ text: '', kinds });
  return {
    subject: rows.subject.map(blank),
    predicate: rows.predicate.map(blank),
    object: rows.object.map(blank),
  };
}

export function withRow(draft: DraftDeck, colour: Colour, at: number, row: DeckRow): DraftDeck {
  const changed = draft.rows[colour].map((old, index) => (index === at ? row : old));
  return { ...draft, rows: { ...draft.rows, [colour]: changed } };
}

export function remarksOn(draft: DraftDeck): readonly Remark[] {
  const deck = deckOf(draft);
  const places = Object.fromEntries(
    COLOURS.map((colour) => [colour, placesAsGrouped(draft.rows[colour])]),
  ) as Record<Colour, readonly number[]>;
  return checkDeck(deck).map((finding) => {
    const said = findingSaid(deck, finding);
    const { colour, at } = placeOf(finding);
    return {
      said,
      bars: finding.bars,
      colour,
      at: colour === null || at === null ? null : (places[colour][at] ?? null),
    };
  });
}

function placeOf(finding: Finding): { colour: Colour | null; at: number | null } {
  if ('place' in finding) return finding.place;
  return { colour: 'colour' in finding ? finding.colour : null, at: null };
}

/** A deck has the tiles of one kind together: from its numbers to those on the desk. */
function placesAsGrouped(rows: readonly DeckRow[]): readonly number[] {
  const groups = new Map<string, number[]>();
  rows.forEach(({ kinds }, at) => {
    const key = kinds.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()].flat();
}

/** How many tiles have something written on them. */
export function writtenIn({ rows }: DraftDeck): number {
  return COLOURS.reduce(
    (sum, colour) => sum + rows[colour].filter(({ text }) => text.trim() !== '').length,
    0,
  );
}

export const ALL_WRITTEN = COLOURS.length * PER_COLOUR;
