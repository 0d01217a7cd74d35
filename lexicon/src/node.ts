import { moreAdditions, withAdditions } from './additions.ts';
import { EDITION_IDS, type EditionId } from './edition-id.ts';
import { EDITIONS } from './editions.ts';
import { type Forms, openForms } from './forms.ts';
import type { Lexicon } from './lexicon.ts';
import { openLexicon } from './open-lexicon.ts';
import {
  orFault,
  readAdditions,
  readHouseLines,
  readPackedForms,
  readWordList,
  unpackWordList,
  wordListFile,
} from './word-list-file.ts';

export { WordListFault } from './word-list-fault.ts';
export {
  readAdditions,
  readHouseLines,
  readPackedForms,
  readWordList,
  unpackWordList,
  wordListAssets,
  wordListFile,
} from './word-list-file.ts';

const opened = new Map<EditionId, ArrayBuffer>();

/** The word list of an edition with its additions and the house's own words, decompressed once a process. */
export function readLexiconBytes(edition: EditionId): ArrayBuffer {
  const known = opened.get(edition);
  if (known) return known;
  const file = wordListFile(edition);
  const additions = moreAdditions(readAdditions(file), readHouseLines(edition));
  const bytes = withAdditions(unpackWordList(readWordList(file), file), additions);
  opened.set(edition, bytes);
  return bytes;
}

export function readLexicon(edition: EditionId): Lexicon {
  return orFault(wordListFile(edition), () => openLexicon(readLexiconBytes(edition)));
}

export function readPolishBytes(): ArrayBuffer {
  return readLexiconBytes('pl');
}

export function readPolish(): Lexicon {
  return readLexicon('pl');
}

/** What forms of an edition's words are forms of, where that is recorded. */
export function readForms(edition: EditionId): Forms | null {
  const file = wordListFile(edition);
  const packed = readPackedForms(file);
  if (!packed) return null;
  const bytes = new Uint8Array(unpackWordList(packed, file));
  return openForms(bytes.buffer, EDITIONS[edition].alphabet);
}

const TABLE = /^lexicon\/(\w+)$/;

/** The words that a bot asks for by a name like `lexicon/pl`; null for a table of another kind. */
export function wordTable(name: string): ArrayBuffer | null {
  const asked = TABLE.exec(name)?.[1];
  const edition = EDITION_IDS.find((id) => id === asked);
  return edition ? readLexiconBytes(edition) : null;
}
