import type { Member } from '@late/table';
import { forgottenAs } from './forgotten.ts';

/** That somebody was forgotten, and when. */
export interface Forgotten {
  /** As `forgottenAs` says it. */
  readonly hash: string;
  readonly at: number;
}

/** Where somebody may be named by a column of their own, and is found by an index. Reports are few. */
export const NAMED_IN = [
  ['identities', 'member'],
  ['members', 'member'],
  ['cleared', 'member'],
  ['blocks', 'member'],
  ['blocks', 'blocked'],
  ['reports', 'reporter'],
] as const;

/** So many are in memory at a time. */
export const MOST_LISTED = 500;

/** Who was forgotten, in one database, whether or not a server runs on it; some at a time. */
export interface ForgottenList {
  /** In the order of their hashes, from the first after `after`. */
  page(after: string): Promise<Forgotten[]>;
  add(some: readonly Forgotten[]): Promise<void>;
  /** Everybody of whom anything is known there; some of them twice. */
  people(): AsyncIterable<readonly Member[]>;
  /** Those of these who should have been forgotten are: their tokens are void at once, and a server does the rest. */
  forgetAgain(some: ReadonlyMap<string, Member>): Promise<number>;
}

export async function* pagesOf(list: Pick<ForgottenList, 'page'>): AsyncGenerator<Forgotten[]> {
  let after = '';
  for (;;) {
    const page = await list.page(after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.hash;
  }
}

/** Whoever is on the list and all the same there, as in a backup from before, is to be forgotten; how many. */
export async function forgetListed(list: ForgottenList): Promise<number> {
  let found = 0;
  for await (const members of list.people())
    found += await list.forgetAgain(
      new Map(members.map((member) => [forgottenAs(member), member])),
    );
  return found;
}
