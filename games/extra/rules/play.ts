import type { Context, Outcome, Result, Seat } from '@late/kernel';
import { type Dice, sorted } from './dice.ts';
import type { Move } from './move.ts';
import { columnOf, extraMark, fillIn, isFinished, type Pad, padScore } from './pad.ts';
import { boxesOf, SHEETS, type Sheet } from './sheet.ts';
import type { Split } from './split.ts';
import { type Event, isChild, isOut, isOver, type State, throwDice } from './state.ts';

export function play(
  state: State,
  seat: Seat,
  move: Move,
  { chance }: Context,
): Outcome<State, Event> {
  if (move.do === 'throw') {
    const dice = move.dice ? sorted(move.dice) : throwDice(chance);
    return {
      // Copies are written out: engines build a known shape several times faster than a spread.
      state: {
        options: state.options,
        pads: state.pads,
        roller: state.roller,
        dice,
        pending: state.pending,
        last: state.last,
        throws: state.throws + 1,
      },
      events: [{ type: 'thrown', seat, dice }],
      // Dice that the group threw itself were on the table before anybody typed them in.
      reveals: move.dice ? 'nothing' : 'news',
    };
  }
  const pending = state.pending.slice();
  const { pairs, fifth, column } = move;
  pending[seat] = column === undefined ? { pairs, fifth } : { pairs, fifth, column };
  const decided: Event = { type: 'decided', seat };
  for (let other = 0; other < pending.length; other++) {
    if (!pending[other] && !isOut(state, other)) {
      return { state: { ...state, pending }, events: [decided], reveals: 'nothing' };
    }
  }
  return open(state, pending, decided);
}

/** Everybody has decided: the splits are shown and filled in. */
function open(
  state: State,
  splits: readonly (Split | null)[],
  decided: Event,
): Outcome<State, Event> {
  const { options } = state;
  const sheet = SHEETS[options.sheet];
  const pads = state.pads.slice();
  const events: Event[] = [decided];
  let shown = 0;
  for (let seat = 0; seat < splits.length; seat++) {
    const split = splits[seat];
    if (!split) continue;
    shown++;
    const before = state.pads[seat] as Pad;
    pads[seat] = fillIn(sheet, before, split, isChild(options, seat));
    events.push(opened(sheet, seat, before, split, isChild(options, seat)));
  }
  for (let seat = 0; seat < splits.length; seat++) {
    const pad = pads[seat] as Pad;
    if (splits[seat] && isFinished(sheet, pad)) {
      events.push({ type: 'finished', seat, score: padScore(sheet, pad) });
    }
  }
  const next: State = {
    options,
    pads,
    roller: nextRoller(sheet, pads, state.roller),
    dice: null,
    pending: splits.map(() => null),
    last: { dice: state.dice as Dice, splits },
    throws: state.throws,
  };
  const result = resultOf(next);
  if (result) events.push({ type: 'over', scores: result.scores, winners: result.winners });
  return { state: next, events, reveals: shown > 1 ? 'news' : 'nothing' };
}

function opened(sheet: Sheet, seat: Seat, before: Pad, split: Split, child: boolean): Event {
  const [[a, b], [c, d]] = split.pairs;
  const sums = [a + b, c + d] as const;
  const lost: number[] = [];
  sums.forEach((sum, index) => {
    const earlier = index === 1 && sums[0] === sum ? 1 : 0;
    if ((before.rows[sum - 2] as number) + earlier >= boxesOf(sheet, sum - 2)) lost.push(sum);
  });
  const fixed = columnOf(before, split.fifth);
  return {
    type: 'opened',
    seat,
    sums,
    fifth: split.fifth,
    mark: extraMark(before, split, child),
    column: fixed >= 0 ? fixed : (split.column ?? -1),
    lost,
  };
}

/** Clockwise, past those who are finished. */
function nextRoller(sheet: Sheet, pads: readonly Pad[], roller: Seat): Seat {
  for (let step = 1; step <= pads.length; step++) {
    const seat = (roller + step) % pads.length;
    if (!isFinished(sheet, pads[seat] as Pad)) return seat;
  }
  return roller;
}

export function resultOf(state: State): Result | null {
  if (!isOver(state)) return null;
  const sheet = SHEETS[state.options.sheet];
  const scores = state.pads.map((pad) => padScore(sheet, pad));
  const best = Math.max(...scores);
  if (scores.length === 1 && best < 0) return { scores, winners: [] };
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}
