/** A file that is no lexicon, or not all of one. */
export class DamagedLexicon extends Error {
  constructor(why: string) {
    super(`this is no usable lexicon: ${why}`);
    this.name = 'DamagedLexicon';
  }
}
