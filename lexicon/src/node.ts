import { moreAdditions, withAdditions } from './additions.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { type Forms, openForms } from './forms.ts';
import type { Lexicon } from './lexicon.ts';
import { openLexicon } from './open-lexicon.ts';
import { listFault } from './word-list-fault.ts';
import {
  readAdditions,
  readHouseLines,
  readPackedForms,
  readWordList,
  unpackWordList,
  wordListFile,
} from './word-list-file.ts';

export { WordListFault } from './word-list-fault.ts';
export {
  additionsAsset,
  formsAsset,
  readAdditions,
  readHouseLines,
  readPackedForms,
  readWordList,
  unpackWordList,
  wordListAsset,
} from './word-list-file.ts';

let polish: ArrayBuffer | undefined;

/** The Polish word list of this house with its additions and the house's own words, decompressed once a process. */
export function readPolishBytes(): ArrayBuffer {
  polish ??= withAdditions(
    unpackWordList(readWordList()),
    moreAdditions(readAdditions(), readHouseLines()),
  );
  return polish;
}

export function readPolish(): Lexicon {
  try {
    return openLexicon(readPolishBytes());
  } catch (error) {
    if (!(error instanceof DamagedLexicon)) throw error;
    throw listFault(wordListFile(), error.message);
  }
}

/** What forms are forms of, where that is recorded. */
export function readForms(): Forms | null {
  const packed = readPackedForms();
  return packed && openForms(new Uint8Array(unpackWordList(packed)).buffer);
}
