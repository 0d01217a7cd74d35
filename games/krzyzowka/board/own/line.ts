import type { Placement } from '../../rules/index.ts';
import type { Laying, Piece } from '../laying.ts';

/** The one word of game 3, letter by letter, and where the next one goes. */
export interface WordLine {
  readonly pieces: readonly Piece[];
  readonly caret: number;
}

export function lineOf({ tiles, at }: Laying): WordLine {
  const sorted = [...tiles].sort((one, other) => one.column - other.column);
  const pieces = sorted.map(({ tile, letter }) => pieceOf(tile, letter));
  const caret = Math.max(0, Math.min(pieces.length, at?.column ?? pieces.length));
  return { pieces, caret };
}

export function layingOf({ pieces, caret }: WordLine): Laying {
  const tiles = pieces.map((piece, column): Placement => ({ row: 0, column, ...piece }));
  return { tiles, at: { row: 0, column: caret }, across: true };
}

export function insert({ pieces, caret }: WordLine, piece: Piece): WordLine {
  return { pieces: pieces.toSpliced(caret, 0, piece), caret: caret + 1 };
}

export function removeAt({ pieces, caret }: WordLine, index: number): WordLine {
  if (!pieces[index]) return { pieces, caret };
  return { pieces: pieces.toSpliced(index, 1), caret: index < caret ? caret - 1 : caret };
}

/** Takes a letter out of the word and puts it in before the one that stands at `to`. */
export function moveLetter({ pieces }: WordLine, from: number, to: number): WordLine {
  const piece = pieces[from] as Piece;
  const place = to > from ? to - 1 : to;
  return { pieces: pieces.toSpliced(from, 1).toSpliced(place, 0, piece), caret: pieces.length };
}

function pieceOf(tile: Piece['tile'], letter: Piece['letter']): Piece {
  return letter === undefined ? { tile } : { tile, letter };
}
