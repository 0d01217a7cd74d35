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
  type Board,
  choices,
  fakty,
  type Move,
  type Options,
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
export function recordedGame({ seats, whim, undo, ...plan }: Plan): GameRecord {
  const whims = seededChance(whim);
  const sitters = NAMES.slice(0, seats).map((name): Sitter => ({ kind: 'person', name }));
  const scribe = new Scribe(fakty, { ...plan, sitters, opened: OPENED, whims });
  const play = (seat: Seat) => scribe.play(seat, eager(fakty.view(scribe.state, seat), whims));
  if (undo) {
    const seat = scribe.state.active;
    play(seat);
    scribe.takeBack(seat);
  }
  while (!fakty.result(scribe.state)) play(pick(whims, fakty.turn(scribe.state).must));
  return scribe.record();
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
