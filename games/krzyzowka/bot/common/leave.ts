import type { Alphabet, CrosswordMove } from '@late/lexicon';
import { BLANK, type Tile } from '../../rules/index.ts';

/** Tiles as numbers: letters by their place in the alphabet, of which none has more than 32, the blank after them. */
export const KINDS = 33;
export const BLANK_KIND = 32;

export function kindOf(alphabet: Alphabet, tile: Tile): number {
  return tile === BLANK ? BLANK_KIND : alphabet.letterOf(tile);
}

export function isVowel({ vowels }: Alphabet, kind: number): boolean {
  return ((vowels >>> kind) & 1) === 1;
}

/** What tiles that one keeps are worth beside new ones, in points. */
export interface LeaveWeights {
  /** By kind: for having one. */
  readonly one: ArrayLike<number>;
  /** By kind: for each further one. */
  readonly more: ArrayLike<number>;
  /** By number of vowels, then of consonants; blanks are neither. */
  readonly balance: readonly ArrayLike<number>[];
}

/** A hand, and what is left of it after a move. */
export class Leave {
  readonly #weights: LeaveWeights;
  readonly #alphabet: Alphabet;
  readonly #counts = new Uint8Array(KINDS);
  #kinds: number[] = [];

  constructor(weights: LeaveWeights, alphabet: Alphabet) {
    this.#weights = weights;
    this.#alphabet = alphabet;
  }

  hold(tiles: readonly Tile[]): void {
    this.#counts.fill(0);
    for (const tile of tiles) this.#change(kindOf(this.#alphabet, tile), 1);
    this.#kinds = [...this.#counts.keys()].filter((kind) => this.#counts[kind]);
  }

  #change(kind: number, by: number): void {
    this.#counts[kind] = (this.#counts[kind] as number) + by;
  }

  after({ tiles, letters, blanks }: CrosswordMove): number {
    for (let i = 0; i < tiles; i++) {
      this.#change(blanks[i] === 1 ? BLANK_KIND : (letters[i] as number), -1);
    }
    const value = this.#value();
    for (let i = 0; i < tiles; i++) {
      this.#change(blanks[i] === 1 ? BLANK_KIND : (letters[i] as number), 1);
    }
    return value;
  }

  /** What these tiles are worth if they are all that is kept. */
  of(tiles: readonly Tile[]): number {
    this.hold(tiles);
    return this.#value();
  }

  #value(): number {
    const { one, more, balance } = this.#weights;
    let sum = 0;
    let vowels = 0;
    let consonants = 0;
    for (const kind of this.#kinds) {
      const count = this.#counts[kind] as number;
      if (count === 0) continue;
      sum += (one[kind] as number) + (count - 1) * (more[kind] as number);
      if (kind === BLANK_KIND) continue;
      if (isVowel(this.#alphabet, kind)) vowels += count;
      else consonants += count;
    }
    return sum + (balance[vowels]?.[consonants] ?? 0);
  }
}
