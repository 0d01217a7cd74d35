import { moreAdditions, withAdditions } from '@late/lexicon';

declare global {
  interface ImportMetaEnv {
    /** Where the build put the Polish word list, and what makes newer lists of it. */
    readonly LEXICON_POLSKI: string;
    readonly LEXICON_ADDITIONS: string;
  }
}

let read: Promise<ArrayBuffer> | undefined;

/** Where the house says which words it adds and bans. */
const HOUSE_WORDS = '/house-words/pl.txt';

/**
 * The Polish word list with its additions and the house's own words, fetched once by each thread. The service
 * worker keeps the list from its first use on, its additions with the app, since they are all that a newer edition
 * brings, and the house's words for when it cannot be asked.
 */
export function readLexicon(): Promise<ArrayBuffer> {
  read ??= fetchLexicon().catch((error) => {
    read = undefined;
    throw error;
  });
  return read;
}

async function fetchLexicon(): Promise<ArrayBuffer> {
  const { LEXICON_POLSKI, LEXICON_ADDITIONS } = import.meta.env;
  const [list, additions, house] = await Promise.all([
    bytesOf(LEXICON_POLSKI),
    bytesOf(LEXICON_ADDITIONS),
    houseLines(),
  ]);
  return withAdditions(list, moreAdditions(additions, house));
}

/** Where no house answers there are none: some hosts of files answer everything with a page. */
async function houseLines(): Promise<string> {
  const response = await fetch(HOUSE_WORDS).catch(() => null);
  const lines = response?.ok ? await response.text() : '';
  return lines.startsWith('list: ') ? lines : '';
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`lexicon ${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
