import type { Alphabet, CrosswordWorth, LaidLetter, OfEdition, Rack } from '@late/lexicon';
import {
  BLANK,
  HAND,
  type Laid,
  type Placement,
  SEVEN_TILES,
  type Tile,
  tileSetOf,
} from '../rules/index.ts';

/** What letters are worth, by place in the alphabet. */
export function valuesOf(options: OfEdition): readonly number[] {
  const { alphabet, values } = tileSetOf(options);
  return Array.from(alphabet.letters, (letter) => values.get(letter) ?? 0);
}

/** What moves of the common crossword are worth. */
export function worthOf(options: OfEdition): CrosswordWorth {
  return { values: valuesOf(options), bonus: { tiles: HAND, points: SEVEN_TILES } };
}

/** Tiles as the searches of the lexicon take them. */
export function rackOf(alphabet: Alphabet, tiles: readonly Tile[]): Rack {
  const letters = tiles.filter((tile) => tile !== BLANK).map((tile) => alphabet.letterOf(tile));
  return { letters, blanks: tiles.length - letters.length };
}

export function lettersOn(alphabet: Alphabet, table: readonly Laid[]): LaidLetter[] {
  return table.map(({ row, column, tile, letter }) => ({
    row,
    column,
    letter: alphabet.letterOf(letter),
    blank: tile === BLANK,
  }));
}

/** What a search found, as a move of the game. */
export function placementsOf(alphabet: Alphabet, letters: readonly LaidLetter[]): Placement[] {
  return letters.map(({ row, column, letter, blank }) => {
    const character = alphabet.characterOf(letter);
    return blank
      ? { row, column, tile: BLANK, letter: character }
      : { row, column, tile: character };
  });
}
