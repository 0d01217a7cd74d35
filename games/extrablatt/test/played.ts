import { type Chance, checkMove, noChance, parse, type Refusal, type Seat } from '@late/kernel';
import {
  BLANK_PAPER,
  type Event,
  extrablatt,
  type FaxSupply,
  type Paper,
  type State,
} from '../rules/index.ts';

/** A blank paper, and one without a token, whose turns end by themselves. */
export const B: Paper = BLANK_PAPER;
export const BROKE: Paper = { ...BLANK_PAPER, tokens: 0 };

export const PLAN = [
  'sport-a local-a',
  'motor sport-b',
  'local-b culture-a',
  'politics-a',
  'sport-a',
];

/** Nothing left to be laid out. */
export const EMPTY: FaxSupply = {
  stacks: {
    start: { dispatches: 0, motors: 0 },
    normal: { dispatches: 0, motors: 0 },
    tempo: { dispatches: 0, motors: 0 },
  },
  unseen: [],
};

interface Told {
  readonly state: State;
  readonly events: readonly Event[];
  readonly reveals: string;
}

/** Plays moves as a record writes them: `s1 write 1 2x2 r7 c1`. Tells what the last one did. */
export function played(state: State, moves: string | string[], chance: Chance = noChance): Told {
  let told: Told = { state, events: [], reveals: 'nothing' };
  for (const line of [moves].flat()) {
    const [seat, move] = seatAndMove(line);
    const refusal = checkMove(extrablatt, told.state, seat, move);
    if (refusal) throw new Error(`${line}: ${refusal.code}`);
    told = extrablatt.play(told.state, seat, move, { chance, now: 0 });
  }
  return told;
}

function seatAndMove(line: string) {
  const [who = '', ...words] = line.split(' ');
  const move = parse(extrablatt.move, extrablatt.notation.read(words.join(' ')));
  if (!move.ok) throw new TypeError(`${line} is no move`);
  return [(Number(who.slice(1)) - 1) as Seat, move.value] as const;
}

/** Why a move is refused. */
export function refusal(state: State, line: string): Refusal | null {
  return checkMove(extrablatt, state, ...seatAndMove(line));
}

export function refused(state: State, line: string): string | undefined {
  return refusal(state, line)?.code;
}

export function must(state: State): readonly Seat[] {
  return extrablatt.turn(state).must;
}
