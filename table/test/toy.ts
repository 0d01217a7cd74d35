import { type Context, drawFrom, type Game, type Outcome, type Seat } from '@late/kernel';
import * as v from 'valibot';

// A game of no merit that has what EXTRA! lacks: hidden hands, a bag, and rounds that end by time.
// In turn, everybody draws a tile or passes. Anybody may shout; the first shout of a round casts a lot.

const optionsSchema = v.strictObject({
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 3),
  seconds: v.optional(v.nullable(v.number()), 60),
});
type Options = v.InferOutput<typeof optionsSchema>;

const moveSchema = v.strictObject({ do: v.picklist(['draw', 'pass', 'shout']) });
type Move = v.InferOutput<typeof moveSchema>;

interface State {
  readonly options: Options;
  readonly hands: readonly (readonly number[])[];
  readonly bag: readonly number[];
  readonly round: number;
  readonly turn: Seat;
  readonly shouted: readonly Seat[];
  readonly lot: number | null;
  readonly due: number | null;
}

type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile?: number }
  | { readonly type: 'passed' | 'shouted'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number };

interface View {
  readonly mine: readonly number[];
  readonly counts: readonly number[];
  readonly left: number;
  readonly round: number;
  readonly turn: Seat;
  readonly shouted: readonly Seat[];
  readonly lot: number | null;
  readonly due: number | null;
}

type Toy = Game<Options, State, Move, Event, View>;

function draw(state: State, seat: Seat, { chance }: Context): { state: State; tile: number } {
  const { drawn, rest: bag } = drawFrom(state.bag, 1, chance, 'bag');
  const tile = drawn[0] as number;
  const hand = [...(state.hands[seat] as readonly number[]), tile];
  return { state: { ...state, bag, hands: state.hands.with(seat, hand) }, tile };
}

function begin(state: State, round: number, now: number): State {
  const { seconds } = state.options;
  const due = seconds === null || round >= state.options.rounds ? null : now + seconds * 1000;
  return { ...state, round, turn: 0, shouted: [], lot: null, due };
}

function setup(options: Options, seats: number, context: Context): Outcome<State, Event> {
  const hands = new Array<number[]>(seats).fill([]);
  const bag = Array.from({ length: 60 }, (_, tile) => tile);
  const blank = { options, hands, bag, round: 0, turn: 0, shouted: [], lot: null, due: null };
  let state = begin(blank, 0, context.now);
  for (let seat = 0; seat < seats; seat++) state = draw(state, seat, context).state;
  return { state, events: [], reveals: 'secret' };
}

function play(state: State, seat: Seat, move: Move, context: Context): Outcome<State, Event> {
  if (move.do === 'shout') {
    const first = state.lot === null;
    const lot = first ? context.chance.below(6, 'die') : state.lot;
    return {
      state: { ...state, lot, shouted: [...state.shouted, seat] },
      events: [{ type: 'shouted', seat }],
      reveals: first ? 'news' : 'nothing',
    };
  }
  const drawn = move.do === 'draw' ? draw(state, seat, context) : null;
  const after = drawn?.state ?? state;
  const last = seat + 1 === state.hands.length;
  const event: Event = drawn ? { type: 'drew', seat, tile: drawn.tile } : { type: 'passed', seat };
  return {
    state: last ? begin(after, state.round + 1, context.now) : { ...after, turn: seat + 1 },
    events: [event, ...(last ? [{ type: 'round', round: state.round + 1 } as const] : [])],
    reveals: drawn ? 'secret' : 'nothing',
  };
}

const isOver = (state: State) => state.round >= state.options.rounds;

export const toy: Toy = {
  id: 'toy',
  version: 7,
  options: optionsSchema,
  move: moveSchema,
  notation: { write: (move) => move.do, read: (text) => ({ do: text }) },
  seats: () => ({ min: 2, max: 4 }),
  checkSetup: () => null,
  setup,
  turn(state) {
    if (isOver(state)) return { must: [], may: [] };
    const rest = state.hands.map((_, seat) => seat).filter((seat) => seat !== state.turn);
    return { must: [state.turn], may: rest };
  },
  check(state, seat, move) {
    if (move.do === 'shout') return state.shouted.includes(seat) ? { code: 'toy.hoarse' } : null;
    if (seat !== state.turn) return { code: 'toy.turn' };
    return move.do === 'draw' && !state.bag.length ? { code: 'toy.empty' } : null;
  },
  play,
  deadline: (state) => state.due,
  expire: (state, { now }) => ({
    state: begin(state, state.round + 1, now),
    events: [{ type: 'round', round: state.round + 1 }],
    reveals: 'nothing',
  }),
  view: (state, viewer) => ({
    mine: viewer === 'audience' ? [] : (state.hands[viewer] ?? []),
    counts: state.hands.map((hand) => hand.length),
    left: state.bag.length,
    round: state.round,
    turn: state.turn,
    shouted: state.shouted,
    lot: state.lot,
    due: state.due,
  }),
  redact: (event, viewer) =>
    event.type === 'drew' && event.seat !== viewer ? { type: 'drew', seat: event.seat } : event,
  open: () => false,
  result(state) {
    if (!isOver(state)) return null;
    const scores = state.hands.map((hand) => hand.reduce((sum, tile) => sum + tile, 0));
    const best = Math.max(...scores);
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
  },
};
