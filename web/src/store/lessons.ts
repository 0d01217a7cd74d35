// How far somebody has read in a lesson. Like a draft it must outlive a reload in the same instant.

import { keep } from './keep.ts';

const key = (table: string) => `lesson/${table}`;

/** Where the browser had no room for it, it lasts as long as the page does. */
const unkept = new Map<string, string>();

/** The step that was reached by reading, or that the lesson is over. */
export function readLesson(table: string): number | 'over' {
  const kept = unkept.get(table) ?? localStorage.getItem(key(table));
  if (kept === 'over') return kept;
  const step = Number(kept);
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}

export function writeLesson(table: string, step: number | 'over'): void {
  const text = String(step);
  if (keep(key(table), text)) unkept.delete(table);
  else unkept.set(table, text);
}

/** Drops it with its table. What it answers writes it again. */
export function dropLesson(table: string): () => void {
  const kept = readLesson(table);
  localStorage.removeItem(key(table));
  unkept.delete(table);
  return () => {
    if (kept !== 0) writeLesson(table, kept);
  };
}
