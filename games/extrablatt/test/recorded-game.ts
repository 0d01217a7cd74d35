import { type GameRecord, pick, type Sitter, seededChance } from '@late/kernel';
import { Scribe } from '@late/kernel/testing';
import { extrablatt } from '../rules/index.ts';
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
export function recordedGame({ minds, whim, undoFrom, ...plan }: Plan): GameRecord {
  const whims = seededChance(whim);
  const sitters = minds.map((_, seat): Sitter => ({ kind: 'person', name: NAMES[seat] as string }));
  const scribe = new Scribe(extrablatt, { ...plan, options: {}, sitters, opened: OPENED, whims });
  let mayUndo = undoFrom ?? Number.POSITIVE_INFINITY;
  while (!extrablatt.result(scribe.state)) {
    const seat = pick(whims, extrablatt.turn(scribe.state).must);
    const move = randomMove(extrablatt.view(scribe.state, seat), whims, minds[seat]);
    const { reveals } = scribe.play(seat, move);
    if (scribe.steps > mayUndo && reveals === 'nothing') {
      scribe.takeBack(seat);
      mayUndo = Number.POSITIVE_INFINITY;
    }
  }
  return scribe.record();
}
