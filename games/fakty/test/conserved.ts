import {
  ALL_TILES,
  fieldOf,
  fits,
  grammarOf,
  POOL,
  type State,
  type Tile,
  tilesOf,
} from '../rules/index.ts';

/** Every tile is in exactly one place, and every field holds what may lie there. */
export function conserved(state: State) {
  const boards = state.variant === 'hot' ? [state.board] : state.boards;
  const rows = boards.flat();
  const tiles = [...rows.flatMap(tilesOf), ...held(state), ...state.stack, ...state.discards];
  const grammar = grammarOf(state.options);
  return {
    seats: state.variant === 'hot' ? state.scores.length : state.hands.length,
    boards: boards.map((board) => board.length),
    tiles: tiles.length,
    missing: ALL_TILES.filter((tile) => !tiles.includes(tile)),
    misplaced: rows.filter((row) => row.some((t, field) => t !== null && fieldOf(t) !== field))
      .length,
    ungrammatical: rows.filter((row) => {
      const there = tilesOf(row);
      return there.some((one) => there.some((other) => !fits(grammar, one, other)));
    }).length,
    stackInOrder: state.stack.every((tile, at) => at === 0 || tile > (state.stack[at - 1] as Tile)),
    discardsWithoutStack: state.stack.length === 0 && state.discards.length > 0,
    poolTooLarge: state.variant === 'exclusive' && state.pool.length > POOL,
  };
}

function held(state: State): readonly Tile[] {
  if (state.variant === 'exclusive') return [...state.hands.flat(), ...state.pool];
  return state.phase.at === 'place' ? [...state.drawn, state.phase.tile] : state.drawn;
}
