export const EDITION_IDS = ['pl', 'en', 'de', 'fr', 'it'] as const;
/** The language that words are played in, apart from the one that the reader reads. */
export type EditionId = (typeof EDITION_IDS)[number];

/** Polish: the rulebooks ask for it, and tables that say nothing play by it. */
export const ORIGINAL: EditionId = 'pl';

export function isEditionId(text: unknown): text is EditionId {
  return EDITION_IDS.some((id) => id === text);
}

/** What options that nobody has judged yet say of their edition, whatever it is. */
export function editionSaid(options: unknown): unknown {
  return (Object(options) as { readonly edition?: unknown }).edition ?? ORIGINAL;
}

/** The edition that options ask for which nobody has judged yet. */
export function editionAsked(options: unknown): EditionId {
  const edition = editionSaid(options);
  return isEditionId(edition) ? edition : ORIGINAL;
}
