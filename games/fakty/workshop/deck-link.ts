import * as v from 'valibot';
import { DECK_LIMITS, type OwnDeck, ownDeckSchema } from '../rules/index.ts';

/** Longer addresses are cut off by some programs that people send them with. */
export const LONGEST_LINK = 6_000;
const START = 'deck=';

/** A deck as the end of an address; null if it does not fit. */
export async function linkOf(deck: OwnDeck): Promise<string | null> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(deck)),
    new CompressionStream('deflate-raw'),
    LONGEST_LINK,
  );
  if (!packed) return null;
  const letters = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return START.length + letters.length <= LONGEST_LINK ? START + letters : null;
}

/** The deck in the end of an address; null if there is none that could be one. */
export async function deckInLink(text: string): Promise<OwnDeck | null> {
  if (!text.startsWith(START) || text.length > LONGEST_LINK) return null;
  try {
    const letters = text.slice(START.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    // Little can be packed so that it becomes endless.
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), DECK_LIMITS.bytes);
    return bytes && deckInText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** The deck in a file; null if it is none. */
export function deckInText(text: string): OwnDeck | null {
  try {
    const judged = v.safeParse(ownDeckSchema, JSON.parse(text));
    return judged.success ? judged.output : null;
  } catch {
    return null;
  }
}

/** What comes out of the stream, or null if that is more than `most`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  // What fails is told by the reader too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const out: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(out);
    if (out.length + value.length > most) {
      await reader.cancel();
      return null;
    }
    out.push(...value);
  }
}
