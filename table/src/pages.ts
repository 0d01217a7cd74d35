/** So many items share a page. */
const PAGE = 64;

/**
 * A list that grows at its end. A longer one shares all full pages with the one that it continues, so that
 * to add an item costs the same at every length, and neither list can disturb the other.
 */
export interface Pages<Item> {
  readonly length: number;
  readonly full: readonly (readonly Item[])[];
  readonly last: readonly Item[];
}

export const NO_PAGES: Pages<never> = { length: 0, full: [], last: [] };

export function added<Item>({ length, full, last }: Pages<Item>, item: Item): Pages<Item> {
  if (last.length < PAGE) return { length: length + 1, full, last: [...last, item] };
  return { length: length + 1, full: [...full, last], last: [item] };
}

export function itemAt<Item>({ length, full, last }: Pages<Item>, index: number): Item | undefined {
  if (index < 0 || index >= length) return undefined;
  const page = full[Math.floor(index / PAGE)] ?? last;
  return page[index % PAGE];
}

export function lastOf<Item>({ last }: Pages<Item>): Item | undefined {
  return last.at(-1);
}

/** The first so many. */
export function firstOf<Item>(pages: Pages<Item>, length: number): Pages<Item> {
  if (length >= pages.length) return pages;
  const count = Math.max(0, Math.ceil(length / PAGE) - 1);
  const last = pages.full[count] ?? pages.last;
  return {
    length,
    full: pages.full.slice(0, count),
    last: last.slice(0, length - count * PAGE),
  };
}

export function pagesOf<Item>(items: Iterable<Item>): Pages<Item> {
  let pages: Pages<Item> = NO_PAGES;
  for (const item of items) pages = added(pages, item);
  return pages;
}

export function itemsOf<Item>({ full, last }: Pages<Item>): Item[] {
  return [...full.flat(), ...last] as Item[];
}
