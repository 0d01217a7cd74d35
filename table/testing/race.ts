import type { Bot, Game, Outcome, Seat } from '@late/kernel';
import * as v from 'valibot';

// All play at once: everybody taps, unseen, until time is up or somebody raises a hand. Then the taps
// are counted and the next round begins by itself.

const optionsSchema = v.strictObject({
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 3),
  seconds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 60),
});
type Options = v.InferOutput<typeof optionsSchema>;

const moveSchema = v.strictObject({ do: v.picklist(['tap', 'raise']) });
export type RaceMove = v.InferOutput<typeof moveSchema>;

interface State {
  readonly options: Options;
  readonly taps: readonly number[];
  readonly scores: readonly number[];
  readonly round: number;
  readonly due: number | null;
}

type Event =
  | { readonly type: 'tapped'; readonly seat: Seat }
  | { readonly type: 'counted'; readonly taps: readonly number[]; readonly by: Seat | null };

export interface RaceView {
  readonly taps: number;
  readonly scores: readonly number[];
  readonly round: number;
  readonly due: number | null;
}

function dueFrom({ seconds }: Options, now: number): number | null {
  return seconds === null ? null : now + seconds * 1000;
}

function counted(state: State, by: Seat | null, now: number): Outcome<State, Event> {
  const { options, taps, scores } = state;
  const round = state.round + 1;
  return {
    state: {
      options,
      taps: taps.map(() => 0),
      scores: scores.map((score, seat) => score + (taps[seat] as number)),
      round,
      due: round < options.rounds ? dueFrom(options, now) : null,
    },
    events: [{ type: 'counted', taps, by }],
    reveals: 'news',
  };
}

export const race: Game<Options, State, RaceMove, Event, RaceView> = {
  id: 'race',
  version: 1,
  options: optionsSchema,
  move: moveSchema,
  notation: { write: (move) => move.do, read: (text) => ({ do: text }) },
  seats: () => ({ min: 1, max: 6 }),
  checkSetup: () => null,
  setup: (options, seats, { now }) => ({
    state: {
      options,
      taps: new Array<number>(seats).fill(0),
      scores: new Array<number>(seats).fill(0),
      round: 0,
      due: dueFrom(options, now),
    },
    events: [],
    reveals: 'nothing',
  }),
  turn: (state) => ({
    must: [],
    may: race.result(state) ? [] : [...state.taps.keys()],
    round: state.round,
  }),
  check: (state, seat, move) =>
    move.do === 'raise' && !state.taps[seat] ? { code: 'race.no-taps' } : null,
  play(state, seat, move, { now }) {
    if (move.do === 'raise') return counted(state, seat, now);
    const taps = state.taps.with(seat, (state.taps[seat] as number) + 1);
    return {
      state: { ...state, taps },
      events: [{ type: 'tapped', seat }],
      reveals: 'nothing',
    };
  },
  deadline: ({ due }) => due,
  expire: (state, { now }) => counted(state, null, now),
  view: ({ taps, scores, round, due }, viewer) => ({
    taps: viewer === 'audience' ? 0 : (taps[viewer] as number),
    scores,
    round,
    due,
  }),
  redact: (event) => event,
  open: ({ taps }) => taps.every((count) => count === 0),
  result: ({ scores, round, options }) => {
    if (round < options.rounds) return null;
    const best = Math.max(...scores);
    return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) };
  },
};

/** Taps every so many seconds; raises a hand after so many taps. */
export function racer(
  seconds: number,
  raisesAfter = Number.POSITIVE_INFINITY,
): Bot<RaceView, RaceMove> {
  return {
    choose: ({ taps }) => ({ do: taps >= raisesAfter ? 'raise' : 'tap' }),
    pace: () => seconds * 1000,
  };
}
