import { type EditionId, ORIGINAL } from './edition-id.ts';
import { EDITIONS } from './editions.ts';
import type { Lexicon } from './lexicon.ts';
import { NO_LIST, type OtherList } from './other-list.ts';

/** What a table's options say of its edition: the original one goes without saying. */
export interface OfEdition {
  readonly edition?: EditionId;
}

/** The list that a table names, of its edition. */
export interface OfList extends OfEdition {
  readonly list: string;
}

export function editionOf({ edition = ORIGINAL }: OfEdition): EditionId {
  return edition;
}

/** As options keep it: earlier tables did not know the word, so the original one is left out. */
export function ofEdition(edition: EditionId = ORIGINAL): OfEdition {
  return edition === ORIGINAL ? {} : { edition };
}

/** The same options for the words of another edition; its newest list is named once its words are at hand. */
export function inEdition<Options extends OfList>(options: Options, edition: EditionId): Options {
  const { edition: _, ...rest } = options;
  return { ...rest, list: EDITIONS[edition].name, ...ofEdition(edition) } as Options;
}

/** The words of every edition; null for one whose words are not at hand. */
export type Lexicons = (edition: EditionId) => Lexicon | null;

/** Where the words of one edition are at hand. */
export function oneEdition(lexicon: Lexicon): Lexicons {
  return (edition) => (edition === lexicon.edition.id ? lexicon : null);
}

/** The list of a table that names none; where there is none of its edition, a name that no list has. */
export function newestList(lexicons: Lexicons, options: OfEdition): string {
  const edition = editionOf(options);
  return lexicons(edition)?.id ?? EDITIONS[edition].name;
}

/** The list that a table is judged by. Nobody deals or replays one whose list is not here. */
export function listOfTable(lexicons: Lexicons, options: OfList): Lexicon {
  const found = lexicons(editionOf(options))?.ofList(options.list);
  if (!found) throw new Error(`no word list ${options.list} here`);
  return found;
}

/** Why no list here can judge a table; null if one can. */
export function otherListFor(lexicons: Lexicons, options: OfList): OtherList | null {
  const { list } = options;
  const lexicon = lexicons(editionOf(options));
  return lexicon?.ofList(list) ? null : { list, ours: lexicon?.id ?? NO_LIST };
}
