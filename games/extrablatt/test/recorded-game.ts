import {
  type Act,
  type Actor,
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  pick,
  recording,
  seededChance,
} from '@late/kernel';
import { extrablatt, type State } from '../rules/index.ts';
import { type Mind, randomMove } from './random-move.ts';

export interface Plan {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly minds: readonly Mind[];
  /** Decides what everybody chooses, and how long they think. */
  readonly whim: number;
  /** The first step from here on that shows nothing is taken back once. */
  readonly undoFrom?: number;
}

const NAMES = ['Marie', 'Otto', 'Zofia', 'Luc'];
const OPENED = Date.UTC(2024, 10, 23, 19, 0);

/** Plays a whole game of Das Extrablatt and keeps it as a table would. */
export function recordedGame({ table, seed, minds, whim, undoFrom }: Plan): GameRecord {
  const whims = seededChance(whim);
  const log: Entry[] = [];
  let at = OPENED;
  let mayUndo = undoFrom ?? Number.POSITIVE_INFINITY;
  const luck = () => recording(fairChance(seed, table, log.length));
  const enter = (by: Actor, act: Act, tape: readonly number[] = []) => {
    log.push({ seq: log.length, at, by, act, tape });
    at += 1_000 + whims.below(20_000);
  };
  const deal = luck();
  let state: State = extrablatt.setup({}, minds.length, { chance: deal, now: at }).state;
  enter('house', { do: 'deal' }, deal.tape);
  while (!extrablatt.result(state)) {
    const seat = pick(whims, extrablatt.turn(state).must);
    const move = randomMove(extrablatt.view(state, seat), whims, minds[seat]);
    const chance = luck();
    const outcome = extrablatt.play(state, seat, move, { chance, now: at });
    enter(seat, { do: 'move', move }, chance.tape);
    if (log.length > mayUndo && outcome.reveals === 'nothing') {
      enter(seat, { do: 'undo', drops: [log.length - 1] });
      mayUndo = Number.POSITIVE_INFINITY;
    } else state = outcome.state;
  }
  return {
    game: extrablatt.id,
    version: extrablatt.version,
    table,
    opened: OPENED,
    sitters: minds.map((_, seat) => ({ kind: 'person', name: NAMES[seat] as string })),
    options: {},
    commitment: commitment(seed),
    seed,
    log,
  };
}
