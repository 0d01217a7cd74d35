import {
  ALL_TILES,
  fieldOf,
  fits,
  type Grammar,
  grammarOf,
  type Tile,
  tilesOf,
  type View,
} from '../rules/index.ts';

/** The tiles that lie nowhere in the viewer's sight, and what they promise. */
export class Unseen {
  readonly tiles: readonly Tile[];
  readonly #grammar: Grammar;
  readonly #shares = new Map<string, number>();

  constructor(grammar: Grammar, tiles: readonly Tile[]) {
    this.#grammar = grammar;
    this.tiles = tiles;
  }

  /** How likely it is that a tile drawn now goes on this field beside those that lie there. */
  share(field: number, there: readonly Tile[]): number {
    const key = `${field} ${there}`;
    let share = this.#shares.get(key);
    if (share === undefined) {
      share = this.#count(field, there) / Math.max(1, this.tiles.length);
      this.#shares.set(key, share);
    }
    return share;
  }

  #count(field: number, there: readonly Tile[]): number {
    let count = 0;
    for (const tile of this.tiles) {
      if (fieldOf(tile) !== field) continue;
      if (there.every((other) => fits(this.#grammar, tile, other))) count++;
    }
    return count;
  }
}

export function unseenBy(view: View): Unseen {
  const seen = new Set(view.variant === 'hot' ? seenHot(view) : seenExclusive(view));
  const hidden = ALL_TILES.filter((tile) => !seen.has(tile));
  return new Unseen(grammarOf(view.options), hidden);
}

function seenHot({ board, discards, drawn, phase }: Extract<View, { variant: 'hot' }>): Tile[] {
  const placed = phase.at === 'place' ? [phase.tile] : [];
  return [...board.flatMap(tilesOf), ...discards, ...drawn, ...placed];
}

function seenExclusive(view: Extract<View, { variant: 'exclusive' }>): Tile[] {
  const { boards, discards, hand, pool } = view;
  return [...boards.flat().flatMap(tilesOf), ...discards, ...hand, ...pool];
}
