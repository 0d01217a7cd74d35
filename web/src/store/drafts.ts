// Drafts are written on every tap and must outlive a reload in the same instant: localStorage is
// synchronous, and a draft is a handful of bytes.

import { keep } from './keep.ts';

const key = (table: string, seat: number) => `draft/${table}/${seat}`;

/** Drafts for which the browser had no room: they last as long as the page does. */
const unkept = new Map<string, string>();

export function readDraft(table: string, seat: number): unknown {
  const name = key(table, seat);
  try {
    return JSON.parse(unkept.get(name) ?? localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(table: string, seat: number, draft: unknown): void {
  const name = key(table, seat);
  unkept.delete(name);
  if (draft === null) {
    localStorage.removeItem(name);
    return;
  }
  const text = JSON.stringify(draft);
  if (!keep(name, text)) unkept.set(name, text);
}

/** Drops all drafts of a table. What it answers writes them again. */
export function dropDrafts(table: string): () => void {
  const taken = new Map<string, string>();
  for (const name of [...Object.keys(localStorage), ...unkept.keys()]) {
    if (!name.startsWith(`draft/${table}/`)) continue;
    taken.set(name, unkept.get(name) ?? localStorage.getItem(name) ?? 'null');
    localStorage.removeItem(name);
    unkept.delete(name);
  }
  return () => {
    for (const [name, text] of taken) if (!keep(name, text)) unkept.set(name, text);
  };
}
