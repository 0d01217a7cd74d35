import type { EditionId } from '@late/lexicon/names';

/** The words of an edition could not be fetched. Whatever is played with them is whole, and waits for them. */
export class WordsNotHere extends Error {
  override readonly name = 'WordsNotHere';
  readonly edition: EditionId;

  constructor(edition: EditionId, cause: unknown) {
    super(`the words of ${edition} are not here`, { cause });
    this.edition = edition;
  }
}
