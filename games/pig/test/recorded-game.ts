import { type GameRecord, seededChance } from '@late/kernel';
import type { Luck } from '@late/kernel/baking';
import { Scribe } from '@late/kernel/testing';
import { type Options, pig } from '../rules/index.ts';

export interface Plan extends Luck {
  readonly goal: Options['goal'];
  readonly seats: number;
  /** Which hold is taken back once, counted from 1. */
  readonly undoAt?: number;
}

const NAMES = ['Marie', 'Otto', 'Zofia', 'Luc'];
const OPENED = Date.UTC(2024, 10, 23, 19, 0);

/** Plays a whole game of Pig, in which every third roll on average is the last, and keeps it as a table would. */
export function recordedGame({ goal, seats, undoAt, whim, table, seed }: Plan): GameRecord {
  const whims = seededChance(whim);
  const sitters = NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }) as const);
  const scribe = new Scribe(pig, {
    table,
    seed,
    options: { goal },
    sitters,
    opened: OPENED,
    whims,
  });
  let holds = 0;
  while (!pig.result(scribe.state)) {
    const { active, rolls } = scribe.state;
    const holding = rolls.length > 0 && whims.below(3) === 0;
    scribe.play(active, { do: holding ? 'hold' : 'roll' });
    if (holding && ++holds === undoAt) scribe.takeBack(active);
  }
  return scribe.record();
}
