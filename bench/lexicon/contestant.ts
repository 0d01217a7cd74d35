import type { EditionId } from '@late/lexicon';

/** Opens its list of an edition's words from the folder's files, and answers whether a word is in it. */
export type OpenList = (folder: string, edition: EditionId) => (word: string) => boolean;
