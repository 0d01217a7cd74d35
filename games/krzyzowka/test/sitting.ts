import {
  checkMove,
  type Outcome,
  parse,
  playback,
  type Refusal,
  type Seat,
  seededChance,
} from '@late/kernel';
import type {
  CommonState,
  Desk,
  Event,
  Laid,
  Move,
  Options,
  OwnState,
  State,
  Tile,
} from '../rules/index.ts';
import { game } from './game.ts';

const LUCK = 5;

/** A table for examples: moves are written as in a record, and tiles are what the example wants. */
export interface Sitting<S extends State> {
  state(): S;
  /** Changes what lies there; conservation is the example's own business. */
  set(change: Partial<S>): void;
  /** What the seat's move brings about; throws if it is refused. */
  play(seat: Seat, text: string, now?: number): Outcome<State, Event>;
  expire(now: number): Outcome<State, Event>;
  refusal(seat: Seat, text: string): Refusal | null;
}

export function moveOf(text: string): Move {
  const move = parse(game.move, game.notation.read(text));
  if (!move.ok) throw new TypeError(`${text} is no move`);
  return move.value;
}

export function optionsOf(options: Partial<Options>): Options {
  const parsed = parse(game.options, options);
  if (!parsed.ok) throw new TypeError('no such options');
  return parsed.value;
}

function sitting<S extends State>(
  options: Partial<Options>,
  seats: number,
  { tape, version = game.version }: { tape?: readonly number[]; version?: number } = {},
): Sitting<S> {
  const luck = seededChance(LUCK);
  const chance = tape ? playback(tape) : luck;
  let state = game.setup(optionsOf(options), seats, { chance, now: 0, version }).state as S;
  const take = (outcome: Outcome<State, Event>) => {
    state = outcome.state as S;
    return outcome;
  };
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
    },
    play(seat, text, now = 0) {
      const move = moveOf(text);
      const refusal = checkMove(game, state, seat, move);
      if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
      return take(game.play(state, seat, move, { chance: luck, now }));
    },
    expire: (now) => take(game.expire(state, { chance: luck, now })),
    refusal: (seat, text) => checkMove(game, state, seat, moveOf(text)),
  };
}

/** Game 1. The tape, if given, holds the answers to every draw of the deal. */
export const common = (
  options: Partial<Options> = {},
  seats = 2,
  tape?: readonly number[],
): Sitting<CommonState> => sitting({ ...options, game: 1 }, seats, tape ? { tape } : {});

/** Games 2 and 3, before the first round. */
export const own = (options: Partial<Options>, seats = 2): Sitting<OwnState> =>
  sitting(options, seats);

/** Any game as it was dealt by the first version of the rules. */
export const early = <S extends State>(options: Partial<Options>, seats = 2): Sitting<S> =>
  sitting(options, seats, { version: 1 });

/** Tiles as they lie after `lay`: "0,0>APTEKA". */
export function lying(text: string): Laid[] {
  const move = moveOf(`arrange ${text}`);
  if (move.do !== 'arrange') throw new TypeError(text);
  return move.tiles.map(({ row, column, tile, letter }) => ({
    row,
    column,
    tile,
    letter: letter ?? tile,
  }));
}

/** "apt?" as four tiles. */
export const tiles = (text: string): Tile[] => [...text];

/** In the common crossword: it is seat 0's turn, with these hands, and everybody came in already. */
export function hold(table: Sitting<CommonState>, hands: readonly string[], lies = ''): void {
  table.set({
    hands: hands.map(tiles),
    table: lies ? lying(lies) : [],
    entered: hands.length,
    active: 0,
    order: hands.map((hand, seat) => ({ seat, tile: hand.charAt(0) })),
  });
}

/** In games 2 and 3: the round is on, and these are the tiles. */
export function deal(table: Sitting<OwnState>, hands: readonly string[], now = 0): void {
  hands.forEach((_, seat) => {
    table.play(seat, 'ready', now);
  });
  give(table, hands);
}

export function give(table: Sitting<OwnState>, hands: readonly string[]): void {
  const desks = table
    .state()
    .desks.map((desk, seat): Desk => ({ ...desk, tiles: tiles(hands[seat] as string) }));
  table.set({ desks });
}

export const typesOf = ({ events }: Outcome<State, Event>): string[] =>
  events.map(({ type }) => type);
