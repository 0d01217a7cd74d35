import { checkMove, type Outcome, playback, type Refusal, type Seat } from '@late/kernel';
import { DECK_TEXTS, printed } from '../decks/index.ts';
import {
  ALL_TILES,
  type Board,
  type Event,
  type ExclusiveState,
  FACES,
  type Face,
  fakty,
  type HotState,
  type Move,
  type Options,
  type State,
  type Tile,
  tilesOf,
} from '../rules/index.ts';

// Tables arranged for an example: tiles are named by their kind in the Polish deck, moves are made
// with the luck that the example wants.

const PL = printed('pl');

/** A tile of the Polish deck by its kind: `f`, `m acc`, `acc gen`; the first, or as counted from 0. */
export function pl(kind: string, index = 0): Tile {
  const { subjects, predicates, objects } = DECK_TEXTS.pl;
  const groups: Record<string, readonly string[]>[] = [subjects, predicates, objects];
  const marked = groups.map((group) => group[kind]?.[index]);
  const text = marked.find((found) => found !== undefined)?.replaceAll('_', '');
  return PL.prints.findIndex((print) => print.text === text);
}

/** The first tiles of a kind without a special word. */
export function plain(kind: string, index = 0): Tile {
  const tiles = Array.from({ length: 20 }, (_, at) => pl(kind, at));
  return tiles.filter((tile) => PL.prints[tile]?.special === null)[index] as Tile;
}

/** A board of titles; what is left out is empty. */
export function board(titles: number, ...rows: (readonly Tile[])[]): Board {
  return Array.from({ length: titles }, (_, index) => {
    const row: (Tile | null)[] = [null, null, null];
    for (const tile of rows[index] ?? []) row[Math.floor(tile / 52)] = tile;
    return row;
  });
}

const OPTIONS: Options = {
  variant: 'exclusive',
  deck: 'pl',
  grammar: 'checked',
  mustLay: false,
  deadEnds: true,
  start: 0,
};

const rest = (used: readonly Tile[]) => ALL_TILES.filter((tile) => !used.includes(tile));

/** Boards and hands as given, nothing in the pool, all other tiles in the stack. */
export function exclusive(seats: number, changes: Partial<ExclusiveState>): ExclusiveState {
  const state: ExclusiveState = {
    version: fakty.version,
    variant: 'exclusive',
    options: OPTIONS,
    start: 0,
    active: 0,
    round: 1,
    phase: { at: 'roll' },
    die: null,
    hands: new Array(seats).fill([]),
    boards: new Array(seats).fill(board(3)),
    pool: [],
    first: null,
    disputes: null,
    stack: [],
    discards: [],
    ...changes,
  };
  const { boards, discards, hands, pool } = state;
  const used = [...boards.flat().flatMap(tilesOf), ...hands.flat(), ...pool, ...discards];
  return { ...state, stack: changes.stack ?? rest(used) };
}

/** In the middle of the game: nobody's first turn. */
export function hot(seats: number, changes: Partial<HotState>): HotState {
  const state: HotState = {
    version: fakty.version,
    variant: 'hot',
    options: { ...OPTIONS, variant: 'hot' },
    start: 0,
    active: 0,
    turn: seats,
    phase: { at: 'draw', extra: false },
    die: null,
    drawn: [],
    board: board(10),
    scores: new Array(seats).fill(0),
    disputes: null,
    stack: [],
    discards: [],
    ...changes,
  };
  const used = [...state.board.flatMap(tilesOf), ...state.drawn, ...state.discards];
  return { ...state, stack: changes.stack ?? rest(used) };
}

/** Two of the three tiles are left, and none is laid yet. */
export function holding(seats: number, drawn: readonly Tile[], changes: Partial<HotState> = {}) {
  const phase = { at: 'two', extra: false, laid: false, hot: false } as const;
  return hot(seats, { drawn, phase, ...changes });
}

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  return checkMove(fakty, state, seat, move);
}

/** Makes a legal move with exactly this luck. */
export function make<S extends State>(
  state: S,
  seat: Seat,
  move: Move,
  tape: readonly number[] = [],
): Outcome<S, Event> {
  const refused = refusal(state, seat, move);
  if (refused) throw new Error(`${fakty.notation.write(move)}: ${JSON.stringify(refused)}`);
  const chance = playback(tape);
  const outcome = fakty.play(state, seat, move, { chance, now: 0 });
  chance.finish();
  return outcome as Outcome<S, Event>;
}

/** The active seat rolls this face. */
export function rolls<S extends State>(state: S, face: Face, ...draws: number[]) {
  return make(state, state.active, { do: 'roll' }, [FACES.indexOf(face), ...draws]);
}

export function types(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}
