import { withAdditions } from '@late/lexicon';

declare global {
  interface ImportMetaEnv {
    /** Where the build put the Polish word list, and what makes newer lists of it. */
    readonly LEXICON_POLSKI: string;
    readonly LEXICON_ADDITIONS: string;
  }
}

let read: Promise<ArrayBuffer> | undefined;

/**
 * The Polish word list with its additions, fetched once by each thread. The service worker keeps
 * the list from its first use on, and its additions with the app: they are all that a newer edition brings.
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
  const [list, additions] = await Promise.all([
    bytesOf(LEXICON_POLSKI),
    bytesOf(LEXICON_ADDITIONS),
  ]);
  return withAdditions(list, additions);
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`lexicon ${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
