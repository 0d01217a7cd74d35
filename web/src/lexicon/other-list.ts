import type { OtherList } from '@late/lexicon';
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

/** Of all editions, the newest Polish one last: that is the original. */
const OURS = Object.values(LEXICONS)
  .toReversed()
  .flatMap(({ lists }) => lists);
const HOUSE = 'lexicon/house-lists';
/** As a table's options name it. */
const NAME = /^[a-z0-9.-]{1,40}$/;

/** Remembers which lists of its own the house had when it was last asked. */
export function rememberLists(lists: readonly string[]): void {
  const house = lists.filter((list) => !OURS.includes(list));
  if (house.join(' ') !== (localStorage.getItem(HOUSE) ?? '')) keep(HOUSE, house.join(' '));
}

function knownLists(): string[] {
  const house = (localStorage.getItem(HOUSE) ?? '').split(' ').filter((name) => NAME.test(name));
  return [...OURS, ...house];
}

/** Told from the plan alone, so that the front page need not fetch the words. */
export function otherListOf({ options }: Plan): OtherList | null {
  const { list } = (options ?? {}) as { readonly list?: unknown };
  const lists = knownLists();
  const isName = typeof list === 'string' && NAME.test(list);
  return isName && !lists.includes(list) ? { list, ours: lists.at(-1) as string } : null;
}
