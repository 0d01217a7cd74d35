/** A word list that nobody can play by. Whoever runs the house is told in one line. */
export class WordListFault extends Error {
  override readonly name = 'WordListFault';
  /** The variable that named the file; null for our own. */
  readonly setting: string | null;

  constructor(setting: string | null, file: string, why: string) {
    super(`${setting ? `${setting} ` : ''}${file}: ${why}`);
    this.setting = setting;
  }
}

/** Of the list itself: ours, or the one that its operator names. */
export function listFault(file: string, why: string): WordListFault {
  return new WordListFault(process.env.LEXICON_FILE ? 'LEXICON_FILE' : null, file, why);
}
