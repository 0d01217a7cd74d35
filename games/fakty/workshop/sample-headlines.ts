import { COLOURS, type Colour, type DeckRow, satisfies } from '../rules/index.ts';
import type { DraftDeck } from './draft-deck.ts';

/** A tile that a headline shall have. */
interface Wanted {
  readonly colour: Colour;
  readonly row: DeckRow;
}

/** Legal headlines of a draft by chance, as far as it is written. */
export function sampleHeadlines(
  draft: DraftDeck,
  count: number,
  wanted: Wanted | null = null,
  random: () => number = Math.random,
): readonly string[] {
  const anyOf = (rows: readonly DeckRow[]) => rows[Math.floor(random() * rows.length)];
  const written = (colour: Colour) => {
    const rows = wanted?.colour === colour ? [wanted.row] : draft.rows[colour];
    return rows.filter(({ text }) => text.trim() !== '');
  };
  const [subjects = [], predicates = [], objects = []] = COLOURS.map(written);
  return Array.from({ length: count }, () => {
    // Of the predicates only those that go with the wanted tile.
    const fitting = predicates.filter(
      ({ kinds: [subject = '', object = ''] }) =>
        subjects.some(({ kinds }) => satisfies(draft.subjectWants, subject, kinds)) &&
        objects.some(({ kinds }) => satisfies(draft.objectWants, object, kinds)),
    );
    const predicate = anyOf(fitting);
    const [wantsSubject = '', wantsObject = ''] = predicate?.kinds ?? [];
    const subject = anyOf(
      subjects.filter(({ kinds }) => satisfies(draft.subjectWants, wantsSubject, kinds)),
    );
    const object = anyOf(
      objects.filter(({ kinds }) => satisfies(draft.objectWants, wantsObject, kinds)),
    );
    if (!subject || !predicate || !object) return '';
    return [subject, predicate, object]
      .map(({ text }) => text.replaceAll('_', '').trim())
      .join(' ');
  }).filter(Boolean);
}
