import { createContext, useContext } from 'react';
import { type OfEdition, type Token, tokenValue } from '../rules/index.ts';

/** The edition of the table that a board shows. */
export const TableEdition = createContext<OfEdition>({});

export function useTokenValue(): (token: Token) => number {
  const edition = useContext(TableEdition);
  return (token) => tokenValue(edition, token);
}
