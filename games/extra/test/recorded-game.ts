import {
  type Chance,
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  pick,
  recording,
  type Seat,
  type Sitter,
  seededChance,
} from '@late/kernel';
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
export function recordedGame(plan: Plan): GameRecord {
  const { options, minds, seed, table } = plan;
  const whims = seededChance(plan.whim);
  const log: Entry[] = [];
  let at = OPENED;
  const enter = (entry: Pick<Entry, 'by' | 'act'>, tape: readonly number[] = []) => {
    log.push({ seq: log.length, at, ...entry, tape });
    at += 1_000 + whims.below(20_000);
  };
  const play = (state: State, seat: Seat, move: Move): State => {
    const chance = recording(fairChance(seed, table, log.length));
    const outcome = extra.play(state, seat, move, { chance, now: at });
    enter({ by: seat, act: { do: 'move', move } }, chance.tape);
    return outcome.state;
  };
  enter({ by: 'house', act: { do: 'deal' } });
  let state = extra.setup(options, minds.length, { chance: whims, now: at }).state;
  while (!extra.result(state)) {
    const { must } = extra.turn(state);
    const seat = pick(whims, must);
    if (!state.dice) {
      state = play(state, seat, throwOf(options, whims));
      continue;
    }
    if (must.length === minds.length && state.throws === plan.undoAt) {
      const seq = log.length;
      play(state, seat, splitOf(state, seat, 'random', whims));
      enter({ by: seat, act: { do: 'undo', drops: [seq] } });
    }
    state = play(state, seat, splitOf(state, seat, minds[seat] as Mind, whims));
  }
  const sitters = minds.map(
    (mind, seat): Sitter =>
      mind === 'random'
        ? { kind: 'person', name: NAMES[seat] as string }
        : { kind: 'bot', level: 'easy', name: NAMES[seat] as string },
  );
  return {
    game: extra.id,
    version: extra.version,
    table,
    opened: OPENED,
    sitters,
    options,
    commitment: commitment(seed),
    seed,
    log,
  };
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
  const { pairs, fifth, column } =
    mind === 'random' ? pick(whims, legal) : (legal[hopes.indexOf(Math.max(...hopes))] as Split);
  const [[a, b], [c, d]] = pairs;
  const split = {
    do: 'split',
    pairs: [
      [a, b],
      [c, d],
    ],
    fifth,
  } satisfies Move;
  return column === undefined ? split : { ...split, column };
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
