import { type CommonView, gridOf, isSameCell, runsThrough } from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';
import type { Laying } from '../laying.ts';

/**
 * The words through the tile that was tapped, as long as nothing is being laid: beside it somebody is about to. Not one that can still be
 * challenged: what it is a form of would be a free answer of the dictionary.
 */
export function tappedWords(
  { options, table, pending }: CommonView,
  laying: Laying,
): readonly string[] {
  const { at: cell } = laying;
  if (!cell || laying.tiles.length > 0 || !table.some((tile) => isSameCell(tile, cell))) return [];
  const isOpen = (one: { row: number; column: number }) =>
    pending?.cells.some((laid) => isSameCell(laid, one)) ?? false;
  return runsThrough(options, gridOf(table), [cell])
    .filter((run) => !cellsOf(run).some(isOpen))
    .map(({ word }) => word);
}
