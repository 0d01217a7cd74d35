import { createContext, useContext } from 'react';
import type { Language } from './text/index.ts';

const WordsContext = createContext<Language>('pl');

/** The language of the words at a table, which need not be the one that its readers read. */
export const WordsLanguage = WordsContext.Provider;

export function useWordsLanguage(): Language {
  return useContext(WordsContext);
}
