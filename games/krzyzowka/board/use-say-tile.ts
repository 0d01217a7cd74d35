import { capitals } from '../locales/labels.ts';
import { BLANK } from '../rules/index.ts';
import type { Piece } from './laying.ts';
import { useTileValue } from './table-edition.ts';
import { useSay } from './use-say.ts';

/** A tile in words: its letter and what it is worth. */
export function useSayTile(): (piece: Piece) => string {
  const say = useSay();
  const worth = useTileValue();
  return ({ tile, letter }) => {
    if (tile !== BLANK) {
      return say('krzyzowka.board.tile', { letter: capitals(tile), count: worth(tile) });
    }
    if (letter === undefined) return say('krzyzowka.board.blank');
    return say('krzyzowka.board.blank-as', { letter: capitals(letter) });
  };
}
