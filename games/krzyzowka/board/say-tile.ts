import { capitals } from '../locales/labels.ts';
import { BLANK, tileValue } from '../rules/index.ts';
import type { Piece } from './laying.ts';
import type { Say } from './use-say.ts';

/** A tile in words: its letter and what it is worth. */
export function sayTile(say: Say, { tile, letter }: Piece): string {
  if (tile !== BLANK) {
    return say('krzyzowka.board.tile', { letter: capitals(tile), count: tileValue(tile) });
  }
  if (letter === undefined) return say('krzyzowka.board.blank');
  return say('krzyzowka.board.blank-as', { letter: capitals(letter) });
}
