import { fieldOf, type Tile } from '../decks/index.ts';
import { fits, type Grammar, grammarOf } from './grammar.ts';
import type { Options } from './options.ts';
import {
  type Board,
  closedTitles,
  fillers,
  type IsFree,
  isClosed,
  type Title,
  tilesOf,
} from './title.ts';
import { clearsWhereTableJudges, type Dealt } from './version.ts';

interface Ruled extends Dealt {
  readonly options: Options;
}

interface DeadEnd {
  readonly board: number;
  readonly title: number;
  readonly tiles: readonly Tile[];
}

/**
 * The open titles that no tile outside closed titles, on any of the boards, can complete by the
 * deck's grammar, whoever judges it: what does not agree by now is the table's affair.
 */
export function deadEnds(ruled: Ruled, boards: readonly Board[]): DeadEnd[] {
  if (!areCleared(ruled)) return [];
  const grammar: Grammar = { ...grammarOf(ruled.options), checked: true };
  const closed = new Set(boards.flatMap(closedTitles).flatMap(tilesOf));
  const isFree: IsFree = (tile) => !closed.has(tile);
  return boards.flatMap((titles, board) =>
    titles.flatMap((row, title) => {
      const tiles = tilesOf(row);
      const isDead = tiles.length && agree(grammar, tiles) && !canBeClosed(grammar, row, isFree);
      return isDead ? [{ board, title, tiles }] : [];
    }),
  );
}

function areCleared(ruled: Ruled): boolean {
  const { deadEnds: cleared, grammar } = ruled.options;
  return cleared && (grammar === 'checked' || clearsWhereTableJudges(ruled));
}

function agree(grammar: Grammar, tiles: readonly Tile[]): boolean {
  return tiles.every((one, at) => tiles.slice(at + 1).every((other) => fits(grammar, one, other)));
}

/** Whether any free tiles, one or more, can still close the title. */
function canBeClosed(grammar: Grammar, title: Title, isFree: IsFree): boolean {
  if (isClosed(title)) return true;
  for (const tile of fillers(grammar, title, isFree)) {
    if (canBeClosed(grammar, title.with(fieldOf(tile), tile), isFree)) return true;
  }
  return false;
}
