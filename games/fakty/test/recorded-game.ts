import {
  type Chance,
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  pick,
  recording,
  type Seat,
  seededChance,
} from '@late/kernel';
import {
  type Board,
  choices,
  fakty,
  type Move,
  type Options,
  type State,
  tilesOf,
  type View,
} from '../rules/index.ts';

export interface Plan {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly options: Options;
  readonly seats: number;
  /** Decides what everybody chooses and how long they think. */
  readonly whim: number;
  /** Whether the first tile of all is taken back once. */
  readonly undo?: boolean;
}

const NAMES = ['Marie', 'Otto', 'Zofia', 'Luc', 'Chiara', 'Sid', 'Bela', 'Ida'];
const OPENED = Date.UTC(2024, 10, 23, 19, 0);

/** Plays a whole game of Extra Fakty and keeps it as a table would. */
export function recordedGame(plan: Plan): GameRecord {
  const { options, seats, seed, table } = plan;
  const whims = seededChance(plan.whim);
  const log: Entry[] = [];
  let at = OPENED;
  const enter = (entry: Pick<Entry, 'by' | 'act'>, tape: readonly number[] = []) => {
    log.push({ seq: log.length, at, ...entry, tape });
    at += 1_000 + whims.below(20_000);
  };
  const luck = () => recording(fairChance(seed, table, log.length));
  const play = (state: State, seat: Seat): State => {
    const chance = luck();
    const move = eager(fakty.view(state, seat), whims);
    const outcome = fakty.play(state, seat, move, { chance, now: at });
    enter({ by: seat, act: { do: 'move', move } }, chance.tape);
    return outcome.state;
  };
  const dealing = luck();
  let { state } = fakty.setup(options, seats, { chance: dealing, now: at });
  enter({ by: 'house', act: { do: 'deal' } }, dealing.tape);
  if (plan.undo) {
    const seat = state.active;
    play(state, seat);
    enter({ by: seat, act: { do: 'undo', drops: [1] } });
  }
  while (!fakty.result(state)) state = play(state, pick(whims, fakty.turn(state).must));
  return {
    game: fakty.id,
    version: fakty.version,
    table,
    opened: OPENED,
    sitters: NAMES.slice(0, seats).map((name) => ({ kind: 'person', name })),
    options,
    commitment: commitment(seed),
    seed,
    log,
  };
}

/** Lays where most lies already, most of the time; anything else as it comes. */
function eager(view: View, whims: Chance): Move {
  const all = choices(view);
  const board: Board | undefined =
    view.variant === 'hot' ? view.board : view.boards[view.viewer as Seat];
  const lays = all.filter((move) => move.do === 'lay');
  if (!lays.length || whims.below(8) === 0) return pick(whims, all);
  const fullness = lays.map(({ title }) => tilesOf(board?.[title] ?? []).length);
  return lays[fullness.indexOf(Math.max(...fullness))] as Move;
}
