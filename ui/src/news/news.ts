import { createContext, useContext } from 'react';

/** A sentence about what happened, in the reader's words. */
export interface Told {
  readonly id: number;
  readonly text: string;
}

/** What happened at a table, as far as its reader may know. */
export interface TableNews {
  /** The whole game, the oldest first. */
  readonly told: readonly Told[];
  /** Up to this line the reader knows: it was told when they last acted. Null if they have not, or only watch. */
  readonly known: number | null;
}

const NewsContext = createContext<TableNews | null>(null);

/** Lets boards show what happened, and what changed since the reader's turn. */
export const NewsProvider = NewsContext.Provider;

/** Null where nothing is told, as in a replay. */
export function useNews(): TableNews | null {
  return useContext(NewsContext);
}
