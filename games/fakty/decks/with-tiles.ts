import type { DeckText } from './deck-text.ts';

/** A new edition in which only some tiles are others: each takes the place, and so the number, of the old one. */
export function withTiles(deck: DeckText, others: Readonly<Record<string, string>>): DeckText {
  const changed = <Groups extends object>(groups: Groups): Groups =>
    Object.fromEntries(
      Object.entries(groups).map(([kinds, texts]: [string, readonly string[]]) => [
        kinds,
        texts.map((text) => others[text] ?? text),
      ]),
    ) as Groups;
  const { subjects, predicates, objects } = deck;
  return {
    ...deck,
    subjects: changed(subjects),
    predicates: changed(predicates),
    objects: changed(objects),
  };
}
