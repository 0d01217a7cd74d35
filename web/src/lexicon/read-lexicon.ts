declare global {
  interface ImportMetaEnv {
    /** Where the build put the Polish word list. */
    readonly LEXICON_POLSKI: string;
  }
}

const ADDRESSES: Readonly<Record<string, string>> = { polski: import.meta.env.LEXICON_POLSKI };

const read = new Map<string, Promise<ArrayBuffer>>();

/** A word list, fetched once by each thread. The service worker keeps it from its first use on. */
export function readLexicon(name: string): Promise<ArrayBuffer> {
  const known = read.get(name);
  if (known) return known;
  const bytes = fetchLexicon(name);
  read.set(name, bytes);
  bytes.catch(() => read.delete(name));
  return bytes;
}

async function fetchLexicon(name: string): Promise<ArrayBuffer> {
  const address = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  if (!address) throw new Error(`no lexicon ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`lexicon ${name}: ${response.status}`);
  return response.arrayBuffer();
}
