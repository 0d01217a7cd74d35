import { type EditionId, moreAdditions, withAdditions } from '@late/lexicon';
import { LEXICONS } from './lexicons.ts';
import { WordsNotHere } from './words-not-here.ts';

const read = new Map<EditionId, Promise<ArrayBuffer>>();

/**
 * The word list of an edition with its additions and the house's own words, fetched once by each thread. The service
 * worker keeps the list from its first use on, its additions with the app, since they are all that a newer edition
 * brings, and the house's words for when it cannot be asked.
 */
export function readLexicon(edition: EditionId): Promise<ArrayBuffer> {
  const known = read.get(edition);
  if (known) return known;
  const reading = fetchLexicon(edition);
  read.set(edition, reading);
  reading.catch(() => read.delete(edition));
  return reading;
}

async function fetchLexicon(edition: EditionId): Promise<ArrayBuffer> {
  const [list, additions, house] = await Promise.all([
    bytesOf(LEXICONS[edition].list),
    bytesOf(LEXICONS[edition].additions),
    houseLines(edition),
  ]).catch((fault) => {
    throw new WordsNotHere(edition, fault);
  });
  return withAdditions(list, moreAdditions(additions, house));
}

/** Which words the house adds and bans. Where no house answers there are none: some hosts of files answer everything with a page. */
async function houseLines(edition: EditionId): Promise<string> {
  const response = await fetch(`/house-words/${edition}.txt`).catch(() => null);
  const lines = response?.ok ? await response.text() : '';
  return lines.startsWith('list: ') ? lines : '';
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`lexicon ${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
