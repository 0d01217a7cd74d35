import type { EditionId } from '@late/lexicon';

/** Where the build put an edition's words, and what its lists are called. */
export interface BuiltLexicon {
  readonly list: string;
  /** What makes newer lists of it. */
  readonly additions: string;
  /** What forms are forms of; null where the list has none. */
  readonly forms: string | null;
  /** Names and versions, the newest last; the house may have more. */
  readonly lists: readonly string[];
}

declare global {
  interface ImportMetaEnv {
    readonly LEXICONS: Readonly<Record<EditionId, BuiltLexicon>>;
  }
}

export const LEXICONS = import.meta.env.LEXICONS;
