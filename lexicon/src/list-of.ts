import type { Lexicon } from './lexicon.ts';

/** The list that a table names. Nobody deals or replays a table whose list is not here. */
export function listOf(lexicon: Lexicon, { list }: { readonly list: string }): Lexicon {
  const found = lexicon.ofList(list);
  if (!found) throw new Error(`no word list ${list} here, only ${lexicon.lists.join(', ')}`);
  return found;
}
