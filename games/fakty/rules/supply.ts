import { drawFrom, type TableChance } from '@late/kernel';
import type { Tile } from '../decks/index.ts';

/**
 * Where tiles come from and go to. Both are bags; the stack, in ascending order so that the order
 * tells nothing, is empty only when there are no discards either: those are mixed into a new one
 * at once.
 */
export interface Supply {
  readonly stack: readonly Tile[];
  readonly discards: readonly Tile[];
}

export interface Supplied extends Supply {
  /** How many discards became the new stack. */
  readonly restocked: number;
}

export function discard({ stack, discards }: Supply, tiles: readonly Tile[]): Supplied {
  return restock({ stack, discards: [...discards, ...tiles] });
}

/** Draws all there is if that is less. */
export function drawTiles(
  supply: Supply,
  count: number,
  chance: TableChance,
): Supplied & { readonly drawn: readonly Tile[] } {
  const first = drawFrom(supply.stack, count, chance, 'stack');
  const mixed = restock({ stack: first.rest, discards: supply.discards });
  const second = drawFrom(mixed.stack, count - first.drawn.length, chance, 'stack');
  return { ...mixed, stack: second.rest, drawn: [...first.drawn, ...second.drawn] };
}

function restock({ stack, discards }: Supply): Supplied {
  if (stack.length) return { stack, discards, restocked: 0 };
  return { stack: discards.toSorted((a, b) => a - b), discards: [], restocked: discards.length };
}
