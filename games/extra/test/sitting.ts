import { checkMove, type Outcome, parse, playback, type Refusal, type Seat } from '@late/kernel';
import {
  type Event,
  extra,
  type Move,
  type Options,
  type Pad,
  type State,
} from '../rules/index.ts';

/** A table for the examples: dice are laid down as the example wants them, moves are written out. */
export interface Sitting {
  state(): State;
  pad(seat?: Seat): Pad;
  /** The roller throws exactly these dice. */
  throws(dice: string): Event[];
  /** The seat splits the throw, as a record would write it. */
  splits(seat: Seat, text: string): Event[];
  /** Why this is refused to the seat; null if it is not. */
  refusal(seat: Seat, text: string): Refusal | null;
}

export function sitting(options: Partial<Options>, seats: number): Sitting {
  const parsed = parse(extra.options, options);
  if (!parsed.ok || extra.checkSetup(parsed.value, seats)) throw new TypeError('no such table');
  let { state } = extra.setup(parsed.value, seats, { chance: playback([]), now: 0 });
  const moveOf = (text: string): Move => {
    const move = parse(extra.move, extra.notation.read(text));
    if (!move.ok) throw new TypeError(`${text} is no move`);
    return move.value;
  };
  const play = (seat: Seat, text: string, tape: readonly number[]): Event[] => {
    const move = moveOf(text);
    const refusal = checkMove(extra, state, seat, move);
    if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
    const chance = playback(tape);
    const outcome: Outcome<State, Event> = extra.play(state, seat, move, { chance, now: 0 });
    chance.finish();
    state = outcome.state;
    return [...outcome.events];
  };
  return {
    state: () => state,
    pad: (seat = 0) => state.pads[seat] as Pad,
    throws(dice) {
      const numbers = dice.split(' ').map(Number);
      return parsed.value.dice === 'table'
        ? play(state.roller, `throw ${dice}`, [])
        : play(
            state.roller,
            'throw',
            numbers.map((die) => die - 1),
          );
    },
    splits: (seat, text) => play(seat, text, []),
    refusal: (seat, text) => checkMove(extra, state, seat, moveOf(text)),
  };
}

/** Plays rounds at which a single seat splits: "1 2 2 3 5: 2+2 1+5 3a". */
export function alone(table: Sitting, ...rounds: string[]): void {
  for (const round of rounds) {
    const [dice = '', split = ''] = round.split(': ');
    table.throws(dice);
    table.splits(0, split);
  }
}

/** The crosses of the rows that have any, by sum. */
export function crosses({ rows }: Pad): Record<number, number> {
  return Object.fromEntries(rows.flatMap((count, row) => (count ? [[row + 2, count]] : [])));
}
