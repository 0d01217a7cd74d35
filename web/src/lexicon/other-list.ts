import type { OtherList } from '@late/lexicon';
import type { Plan } from '@late/table';
import type { KeptTable } from '../store/kept-table.ts';

declare global {
  interface ImportMetaEnv {
    /** The names and versions of the word lists that this edition was built with, the newest last. */
    readonly LEXICON_LISTS: readonly string[];
  }
}

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

/** Told from the plan alone, so that the front page need not fetch the words. */
export function otherListOf({ options }: Plan): OtherList | null {
  const { list } = (options ?? {}) as { readonly list?: unknown };
  const lists = import.meta.env.LEXICON_LISTS;
  const isName = typeof list === 'string' && /^[a-z0-9.-]{1,40}$/.test(list);
  return isName && !lists.includes(list) ? { list, ours: lists.at(-1) as string } : null;
}
