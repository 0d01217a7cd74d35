import {
  fieldOf,
  fits,
  type Grammar,
  specialWords,
  type Tile,
  type Title,
  tilesOf,
} from '../../rules/index.ts';

/** Tiles of the hand that would go into the title together: as many as can, with the best words. */
export function supplyFor(grammar: Grammar, row: Title, hand: readonly Tile[]): readonly Tile[] {
  const there = tilesOf(row);
  const fitting = hand
    .filter(
      (tile) => row[fieldOf(tile)] === null && there.every((other) => fits(grammar, tile, other)),
    )
    .sort((a, b) => specialWords(grammar.deck, [b]) - specialWords(grammar.deck, [a]));
  const beside = (predicate: Tile | null): Tile[] =>
    [0, 2].flatMap(
      (field) =>
        fitting.find(
          (tile) =>
            fieldOf(tile) === field && (predicate === null || fits(grammar, tile, predicate)),
        ) ?? [],
    );
  let best: readonly Tile[] = [];
  let most = 0;
  for (const predicate of [null, ...fitting.filter((tile) => fieldOf(tile) === 1)]) {
    const tiles = [...(predicate === null ? [] : [predicate]), ...beside(predicate)];
    const value = SURELY_MORE * tiles.length + specialWords(grammar.deck, tiles);
    if (value > most) [best, most] = [tiles, value];
  }
  return best;
}

/** One more tile is better than any words on fewer. */
const SURELY_MORE = 4;
