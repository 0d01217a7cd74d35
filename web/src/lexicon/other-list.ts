import {
  type EditionId,
  editionSaid,
  isEditionId,
  NO_LIST,
  type OtherList,
} from '@late/lexicon/names';
import type { Plan } from '@late/table';
import { keep } from '../store/keep.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { LEXICONS } from './lexicons.ts';

/** A game of another word list than this edition has. It is whole, but nobody here can judge it. */
export class OfOtherList extends Error {
  override readonly name = 'OfOtherList';
  readonly lists: OtherList;
  /** The table of this device where it lies; null for one from a file or from the house. */
  readonly kept: KeptTable | null;

  constructor(lists: OtherList, kept: KeptTable | null = null) {
    super(`of the word list ${lists.list}; here is ${lists.ours}`);
    this.lists = lists;
    this.kept = kept;
  }
}

/** As a table's options name it. */
const NAME = /^[a-z0-9.-]{1,40}$/;

/** Where it is kept which lists of its own the house has, edition by edition. */
const houseOf = (edition: EditionId) =>
  edition === 'pl' ? 'lexicon/house-lists' : `lexicon/house-lists/${edition}`;

/** Remembers which lists of its own the house had when it was last asked. */
export function rememberLists(edition: EditionId, lists: readonly string[]): void {
  const house = lists.filter((list) => !LEXICONS[edition].lists.includes(list)).join(' ');
  const key = houseOf(edition);
  if (house !== (localStorage.getItem(key) ?? '')) keep(key, house);
}

function knownLists(edition: EditionId): string[] {
  const house = (localStorage.getItem(houseOf(edition)) ?? '').split(' ');
  return [...LEXICONS[edition].lists, ...house.filter((name) => NAME.test(name))];
}

/** Told from the plan alone, so that the front page need not fetch the words. */
export function otherListOf({ options }: Plan): OtherList | null {
  const { list } = Object(options) as { readonly list?: unknown };
  if (typeof list !== 'string' || !NAME.test(list)) return null;
  const edition = editionSaid(options);
  const lists = isEditionId(edition) ? knownLists(edition) : [];
  return lists.includes(list) ? null : { list, ours: lists.at(-1) ?? NO_LIST };
}
