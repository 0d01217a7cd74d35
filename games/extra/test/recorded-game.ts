import {
  type Chance,
  type GameRecord,
  pick,
  type Seat,
  type Sitter,
  seededChance,
} from '@late/kernel';
import { Scribe } from '@late/kernel/testing';
import {
  choices,
  extra,
  fillIn,
  type Move,
  type Options,
  type Pad,
  SHEETS,
  type Sheet,
  type Split,
  type State,
} from '../rules/index.ts';
import { splitMove } from './split-move.ts';

/** How a seat decides: any legal split, or the one that leaves the most hopeful sheet. */
export type Mind = 'random' | 'hopeful';

export interface Plan {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly options: Options;
  readonly minds: readonly Mind[];
  /** Decides what `random` picks, how long everybody thinks, and real dice. */
  readonly whim: number;
  /** The throw at which the first to decide takes the decision back once. */
  readonly undoAt?: number;
}

const NAMES = ['Marie', 'Otto', 'Zofia', 'Luc', 'Chiara', 'Sid'];
const OPENED = Date.UTC(2024, 10, 23, 19, 0);

/** Plays a whole game of EXTRA! and keeps it as a table would. */
export function recordedGame({ minds, whim, undoAt, ...plan }: Plan): GameRecord {
  const whims = seededChance(whim);
  const sitters = minds.map(
    (mind, seat): Sitter =>
      mind === 'random'
        ? { kind: 'person', name: NAMES[seat] as string }
        : { kind: 'bot', level: 'easy', name: NAMES[seat] as string },
  );
  const scribe = new Scribe(extra, { ...plan, sitters, opened: OPENED, whims });
  while (!extra.result(scribe.state)) {
    const { state } = scribe;
    const { must } = extra.turn(state);
    const seat = pick(whims, must);
    if (!state.dice) {
      scribe.play(seat, throwOf(plan.options, whims));
      continue;
    }
    if (must.length === minds.length && state.throws === undoAt) {
      scribe.play(seat, splitOf(state, seat, 'random', whims));
      scribe.takeBack(seat);
    }
    scribe.play(seat, splitOf(state, seat, minds[seat] as Mind, whims));
  }
  return scribe.record();
}

function throwOf({ dice }: Options, whims: Chance): Move {
  if (dice === 'house') return { do: 'throw' };
  const die = () => whims.below(6) + 1;
  return { do: 'throw', dice: [die(), die(), die(), die(), die()] };
}

function splitOf(state: State, seat: Seat, mind: Mind, whims: Chance): Move {
  const pad = state.pads[seat] as Pad;
  const legal = choices(pad, state.dice!);
  const sheet = SHEETS[state.options.sheet];
  const child = state.options.children.includes(seat);
  const hope = (split: Split) => hopeOf(sheet, fillIn(sheet, pad, split, child));
  const hopes = mind === 'random' ? [] : legal.map(hope);
  const best = legal[hopes.indexOf(Math.max(...hopes))] as Split;
  return splitMove(mind === 'random' ? pick(whims, legal) : best);
}

/** Rows count the more the nearer they are to their worth; columns the less the fuller they are. */
function hopeOf(sheet: Sheet, { rows, extras }: Pad): number {
  const ahead = rows.reduce((sum, crosses, row) => {
    const wall = sheet.wall[row] as number;
    if (crosses === 0) return sum;
    if (crosses <= wall) return sum - 200 + (200 * crosses) / (wall + 1);
    return sum + (sheet.points[row] as number) * (crosses - wall);
  }, 0);
  return extras.reduce((sum, { crosses }) => sum - crosses ** 2, ahead);
}
