import {
  characterOf,
  type LaidLetter,
  LETTERS,
  type Letter,
  letterOf,
  type Rack,
} from '@late/lexicon';
import { BLANK, type Laid, type Placement, type Tile, tileValue } from '../rules/index.ts';

/** What letters are worth, by place in the alphabet. */
export const VALUES: readonly number[] = [...LETTERS].map(tileValue);

const VOWELS = new Set([...'aąeęioóuy'].map(letterOf));

export function isVowel(letter: Letter): boolean {
  return VOWELS.has(letter);
}

/** Tiles as the searches of the lexicon take them. */
export function rackOf(tiles: readonly Tile[]): Rack {
  const letters = tiles.filter((tile) => tile !== BLANK).map(letterOf);
  return { letters, blanks: tiles.length - letters.length };
}

export function lettersOn(table: readonly Laid[]): LaidLetter[] {
  return table.map(({ row, column, tile, letter }) => ({
    row,
    column,
    letter: letterOf(letter),
    blank: tile === BLANK,
  }));
}

/** What a search found, as a move of the game. */
export function placementsOf(letters: readonly LaidLetter[]): Placement[] {
  return letters.map(({ row, column, letter, blank }) => {
    const character = characterOf(letter);
    return blank
      ? { row, column, tile: BLANK, letter: character }
      : { row, column, tile: character };
  });
}
