import type {
  Context,
  Game,
  Outcome,
  Refusal,
  Result,
  Seat,
  TableChance,
  Turn,
  Viewer,
} from '../../src/index.ts';
import { hasKeys, isWhole, schemaOf } from './schema.ts';

// A game for trying out the suite. Everybody holds two tokens from a bag and lays one face down;
// until the last has laid, one may take it back. Then the highest token, if it stands alone, wins
// all that were laid, and everybody draws again. Who dawdles lays the lowest token.

export const TOKENS: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
const SECONDS_TO_THINK = 10_000;
const HAND = 2;

export interface Options {
  readonly rounds: number;
  /** Hands and laid tokens are open to all. */
  readonly faceUp: boolean;
}

export interface State {
  readonly options: Options;
  readonly bag: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly laid: readonly (number | null)[];
  readonly piles: readonly (readonly number[])[];
  readonly gone: readonly number[];
  readonly round: number;
  readonly due: number | null;
}

export type Move = { readonly do: 'lay'; readonly token: number } | { readonly do: 'take' };

export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tokens?: readonly number[] }
  | { readonly type: 'laid' | 'took'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly tokens: readonly number[]; readonly winner: Seat | null };

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly bag: number;
  /** Null for hands that the viewer cannot see. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly sizes: readonly number[];
  /** `true` for a token that the viewer cannot see. */
  readonly laid: readonly (number | true | null)[];
  readonly piles: readonly (readonly number[])[];
  readonly gone: readonly number[];
  readonly round: number;
  readonly due: number | null;
}

export type Toy = Game<Options, State, Move, Event, View>;

export const toy: Toy = {
  id: 'toy',
  version: 1,
  options: schemaOf<Options>(
    (input): input is Options =>
      hasKeys(input, 'rounds', 'faceUp') &&
      isWhole(input.rounds, 1, 4) &&
      typeof input.faceUp === 'boolean',
  ),
  move: schemaOf<Move>(
    (input): input is Move =>
      (hasKeys(input, 'do') && input.do === 'take') ||
      (hasKeys(input, 'do', 'token') && input.do === 'lay' && isWhole(input.token, 1, 4)),
  ),
  notation: {
    write: (move) => (move.do === 'lay' ? `lay ${move.token}` : 'take'),
    read: (text) =>
      text === 'take' ? { do: 'take' } : { do: 'lay', token: Number(text.replace('lay ', '')) },
  },
  seats: () => ({ min: 2, max: 3 }),
  checkSetup: () => null,
  setup(options, seats, { chance, now }) {
    const nobody = new Array(seats).fill(null);
    const state: State = {
      options,
      bag: TOKENS,
      hands: nobody.map(() => []),
      laid: nobody,
      piles: nobody.map(() => []),
      gone: [],
      round: 0,
      due: now + SECONDS_TO_THINK,
    };
    return refill(state, [], chance);
  },
  turn,
  check,
  play(state, seat, move, { chance, now }) {
    const hand = state.hands[seat] as readonly number[];
    const token = move.do === 'lay' ? move.token : (state.laid[seat] as number);
    const held = move.do === 'lay' ? without(hand, token) : sorted([...hand, token]);
    const next: State = {
      ...state,
      hands: state.hands.with(seat, held),
      laid: state.laid.with(seat, move.do === 'lay' ? token : null),
    };
    const event: Event = { type: move.do === 'lay' ? 'laid' : 'took', seat };
    if (next.laid.includes(null)) return { state: next, events: [event], reveals: 'nothing' };
    return opened(next, [event], chance, now);
  },
  deadline: ({ due }) => due,
  expire(state, { chance, now }) {
    const laid = state.laid.map((token, seat) => token ?? (state.hands[seat]?.[0] as number));
    const hands = state.hands.map((hand, seat) =>
      state.laid[seat] === null ? hand.slice(1) : hand,
    );
    return opened({ ...state, hands, laid }, [], chance, now);
  },
  view(state, viewer) {
    const { options, bag, hands, laid, piles, gone, round, due } = state;
    const sees = (seat: Seat) => options.faceUp || seat === viewer;
    return {
      viewer,
      options,
      bag: bag.length,
      hands: hands.map((hand, seat) => (sees(seat) ? hand : null)),
      sizes: hands.map((hand) => hand.length),
      laid: laid.map((token, seat) => (token === null || sees(seat) ? token : true)),
      piles,
      gone,
      round,
      due,
    };
  },
  redact(event, viewer) {
    switch (event.type) {
      case 'drew':
        return event.seat === viewer ? event : { type: 'drew', seat: event.seat };
      case 'laid':
      case 'took':
      case 'opened':
        return event;
    }
  },
  redraw,
  open: ({ options }) => options.faceUp,
  result,
};

/** What lies in the bag, in other hands and face down comes from all that the seat cannot see. */
function redraw(state: State, seat: Seat, { chance }: Context): State {
  if (state.options.faceUp) return state;
  const { bag, hands, laid } = state;
  const others = <T>(all: readonly T[]) => all.filter((_, other) => other !== seat);
  const down = others(laid).filter((token) => token !== null);
  let unseen: readonly number[] = sorted([...bag, ...others(hands).flat(), ...down]);
  const draw = () => {
    const token = unseen[chance.below(unseen.length, 'bag')] as number;
    unseen = without(unseen, token);
    return token;
  };
  return {
    ...state,
    hands: hands.map((hand, other) => (other === seat ? hand : sorted(hand.map(draw)))),
    laid: laid.map((token, other) => (token === null || other === seat ? token : draw())),
    bag: unseen,
  };
}

function isOver({ options, round, hands }: State): boolean {
  return round === options.rounds || hands.every((hand) => hand.length === 0);
}

function turn(state: State): Turn {
  if (result(state)) return { must: [], may: [] };
  const seats = state.hands.map((_, seat) => seat);
  return {
    must: seats.filter((seat) => state.laid[seat] === null),
    may: seats.filter((seat) => state.laid[seat] !== null),
  };
}

function check(state: State, seat: Seat, move: Move): Refusal | null {
  const laid = state.laid[seat] !== null;
  if (move.do === 'take') return laid ? null : { code: 'toy.nothing-laid' };
  if (laid) return { code: 'toy.laid' };
  if (state.hands[seat]?.includes(move.token)) return null;
  return { code: 'toy.not-held', params: { token: move.token } };
}

function opened(
  state: State,
  before: readonly Event[],
  chance: TableChance,
  now: number,
): Outcome<State, Event> {
  const tokens = state.laid as readonly number[];
  const best = Math.max(...tokens);
  const winner = tokens.filter((token) => token === best).length > 1 ? null : tokens.indexOf(best);
  const next: State = {
    ...state,
    laid: tokens.map(() => null),
    piles: state.piles.map((pile, seat) => (seat === winner ? [...pile, ...tokens] : pile)),
    gone: winner === null ? [...state.gone, ...tokens] : state.gone,
    round: state.round + 1,
    due: now + SECONDS_TO_THINK,
  };
  const events: Event[] = [...before, { type: 'opened', tokens, winner }];
  if (isOver(next)) return { state: { ...next, due: null }, events, reveals: 'news' };
  return refill(next, events, chance);
}

/** Everybody draws up to a full hand, unless the bag cannot serve all. */
function refill(
  state: State,
  before: readonly Event[],
  chance: TableChance,
): Outcome<State, Event> {
  const events = [...before];
  let { bag } = state;
  const draws: number[][] = state.hands.map(() => []);
  const missing = HAND - (state.hands[0] as readonly number[]).length;
  for (let n = 0; n < missing && bag.length >= draws.length; n++) {
    for (const drawn of draws) {
      const token = bag[chance.below(bag.length, 'bag')] as number;
      bag = without(bag, token);
      drawn.push(token);
    }
  }
  const hands = state.hands.map((hand, seat) => sorted([...hand, ...(draws[seat] as number[])]));
  // Sorted, like the hands: in which order one drew is nothing that a view keeps.
  if (draws[0]?.length) {
    draws.forEach((tokens, seat) => {
      events.push({ type: 'drew', seat, tokens: sorted(tokens) });
    });
  }
  const drawn = bag !== state.bag;
  const reveals = drawn && !state.options.faceUp ? 'secret' : 'news';
  const due = hands.every((hand) => !hand.length) ? null : state.due;
  return { state: { ...state, bag, hands, due }, events, reveals };
}

function result(state: State): Result | null {
  if (!isOver(state)) return null;
  const scores = state.piles.map((pile) => pile.reduce((sum, token) => sum + token, 0));
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

export function without(tokens: readonly number[], token: number): number[] {
  const index = tokens.indexOf(token);
  return tokens.filter((_, place) => place !== index);
}

export function sorted(tokens: readonly number[]): number[] {
  return [...tokens].sort((a, b) => a - b);
}
