import type { Alphabet } from '../alphabet.ts';
import type { KeptPathWord, PathWord } from './path-word.ts';

/** The word that a search has just found, as its visitor is told of it. */
export class FoundPath implements PathWord {
  length = 0;
  tokens = 0;
  readonly letters: Uint8Array;
  readonly path: Uint8Array;
  readonly laid: Uint8Array;

  readonly #alphabet: Alphabet;

  constructor(fields: number, alphabet: Alphabet) {
    this.#alphabet = alphabet;
    this.letters = new Uint8Array(fields);
    this.path = new Uint8Array(fields);
    this.laid = new Uint8Array(fields);
  }

  keep(): KeptPathWord {
    const { length } = this;
    return {
      word: Array.from(this.letters.subarray(0, length), (letter) =>
        this.#alphabet.characterOf(letter),
      ).join(''),
      path: [...this.path.subarray(0, length)],
      laid: Array.from(this.laid.subarray(0, length), (isNew) => isNew === 1),
    };
  }
}
