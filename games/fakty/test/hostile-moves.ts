import { ALL_TILES, type State, type Tile, tilesOf } from '../rules/index.ts';

/** Moves that no state of this kind may let pass. */
export function hostileMoves(state: State, seat: number): unknown[] {
  const malformed = [
    { do: 'lay', tile: 156, title: 0 },
    { do: 'lay', tile: -1, title: 0 },
    { do: 'lay', tile: 0 },
    { do: 'lay', tile: '0', title: 0 },
    { do: 'lay', tile: 0, title: 10 },
    { do: 'take', tile: 0.5 },
    { do: 'swap', one: 0, other: 1 },
    { do: 'bug', seat: 8 },
    { do: 'vote', seat: 0, title: -1 },
    { do: 'object', seat: 0, title: 10 },
    { do: 'object', seat: 8, title: 0 },
    { do: 'read', when: 5 },
    { do: 'point', seat: -1 },
    { do: 'falls', all: true },
    { do: 'Roll' },
    { do: 'roll', face: 'eye' },
    { do: 'discard' },
  ];
  return [...malformed, ...(state.variant === 'hot' ? hot(state) : exclusive(state, seat))];
}

type Of<V> = Extract<State, { readonly variant: V }>;

function exclusive({ boards, hands, pool }: Of<'exclusive'>, seat: number): unknown[] {
  const mine: readonly Tile[] = hands[seat] ?? [];
  const own = boards[seat]?.flatMap(tilesOf) ?? [];
  const closed = boards
    .flat()
    .filter((row) => tilesOf(row).length === 3)
    .flatMap(tilesOf);
  const foreign = ALL_TILES.filter((tile) => !mine.includes(tile));
  return [
    ...foreign.map((tile) => ({ do: 'lay', tile, title: 0 })),
    ...mine.map((tile) => ({ do: 'lay', tile, title: 3 })),
    ...mine.map((tile) => ({ do: 'take', tile })),
    ...own.map((tile) => ({ do: 'take', tile })),
    ...own.map((tile) => ({ do: 'remove', tile })),
    ...closed.map((tile) => ({ do: 'remove', tile })),
    ...closed.map((one) => ({ do: 'swap', one, to: 0, other: own[0] ?? 0, back: 0 })),
    ...pool.map((tile) => ({ do: 'remove', tile })),
    { do: 'bug', seat },
    { do: 'bug', seat: hands.length },
    { do: 'vote', seat, title: 0 },
    { do: 'object', seat: hands.length, title: 0 },
    { do: 'point', seat: hands.length },
    { do: 'discard', tile: mine[0] ?? 0 },
    { do: 'scrap', title: 0 },
    { do: 'move', tile: own[0] ?? 0, title: 1 },
  ];
}

function hot({ board, drawn, phase }: Of<'hot'>): unknown[] {
  const placed = phase.at === 'place' ? phase.tile : null;
  const away = ALL_TILES.filter((tile) => !drawn.includes(tile) && tile !== placed);
  const open = board.flatMap((row, title) => (tilesOf(row).length < 3 ? [title] : []));
  return [
    ...away.map((tile) => ({ do: 'lay', tile, title: 0 })),
    ...away.map((tile) => ({ do: 'discard', tile })),
    ...drawn.map((tile) => ({ do: 'remove', tile })),
    ...open.map((title) => ({ do: 'scrap', title })),
    ...board.flatMap((row, title) => tilesOf(row).map((tile) => ({ do: 'move', tile, title }))),
    { do: 'keep' },
    { do: 'pass' },
    { do: 'take', tile: 0 },
    { do: 'bug', seat: 0 },
    { do: 'vote', seat: 0, title: 0 },
    { do: 'object', seat: 1, title: 0 },
  ];
}
