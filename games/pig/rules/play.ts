import type { Context, Outcome, Seat } from '@late/kernel';
import type { Move } from './move.ts';
import type { Refusal } from './refusal.ts';
import { type Event, pointsOf, resultOf, type State } from './state.ts';

/** Whose turn it is, the kernel has asked `turn`; only what is particular to Pig is asked here. */
export function check({ rolls }: State, _seat: Seat, move: Move): Refusal | null {
  return move.do === 'hold' && rolls.length === 0
    ? { code: 'pig.nothing-to-hold', rule: 'hold' }
    : null;
}

export function play(
  state: State,
  seat: Seat,
  move: Move,
  { chance }: Context,
): Outcome<State, Event> {
  return move.do === 'roll' ? roll(state, seat, chance.below(6, 'die') + 1) : hold(state, seat);
}

function roll(state: State, seat: Seat, die: number): Outcome<State, Event> {
  const rolls = [...state.rolls, die];
  if (die === 1) {
    const lost: Event = { type: 'lost', seat, points: pointsOf(state.rolls) };
    return { state: passOn(state, rolls), events: [lost], reveals: 'news' };
  }
  const rolled: Event = { type: 'rolled', seat, die, points: pointsOf(rolls) };
  return { state: { ...state, rolls }, events: [rolled], reveals: 'news' };
}

function hold(state: State, seat: Seat): Outcome<State, Event> {
  const points = pointsOf(state.rolls);
  const score = (state.scores[seat] as number) + points;
  const kept = { ...state, scores: state.scores.with(seat, score) };
  const events: Event[] = [{ type: 'held', seat, points, score }];
  if (resultOf(kept)) events.push({ type: 'won', seat, score });
  return { state: passOn(kept, state.rolls), events, reveals: 'nothing' };
}

/** The next seat's turn begins. */
function passOn(state: State, rolls: readonly number[]): State {
  const { active, scores } = state;
  const next = (active + 1) % scores.length;
  return { ...state, active: next, rolls: [], last: { seat: active, rolls } };
}
