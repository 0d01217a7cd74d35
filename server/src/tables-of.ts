import { readFile } from 'node:fs/promises';
import type { ReadTable } from '@late/kernel';
import { wordTable } from '@late/lexicon/node';

/** Where a game's bots find what they were trained with, and the words that all games share. */
export function tablesOf(id: string): ReadTable {
  const folder = new URL(`../../games/${id}/bot/tables/`, import.meta.url);
  return async (name) => {
    const words = wordTable(name);
    return words ?? new Uint8Array(await readFile(new URL(name, folder))).buffer;
  };
}
