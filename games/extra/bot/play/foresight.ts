import { ROWS } from '../../rules/index.ts';
import { FIFTH, FREE_COLUMN, ROW_PAIR } from '../twin/splits.ts';
import { ROLLS, THROWS, WAYS } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import { MARKS, type TwinSheet } from '../twin/twin-sheet.ts';
import type { Judge } from './judge.ts';

/** Half throws still to come, guessed from the boxes left in all columns and in the fullest one. */
const PER_BOX = 1;
const PER_LEAST_BOX = 3;
const MOST_HALVES = PER_BOX * 30 + PER_LEAST_BOX * 9;

/**
 * Thinks of each begun row on its own: how many crosses will it still get, and what is it worth
 * then? `hope` is the share of the throws offering a row's sum that are believed to be used
 * for it. Too much hope starts rows that never leave their wall.
 */
export function foresight(sheet: TwinSheet, hope: number): Judge {
  const worths = rowWorths(sheet, hope);
  const trial = new TwinPad(sheet);
  return (pad, splits, worth) => {
    for (let i = 0; i < splits.length; i++) {
      const split = splits[i]!;
      trial.copy(pad);
      trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
      worth[i] = trial.finished ? trial.score() : foresee(worths, trial);
    }
  };
}

function foresee(worths: Float32Array, { rows, left }: TwinPad): number {
  const boxes = left[0]! + left[1]! + left[2]!;
  const least = Math.min(left[0]!, left[1]!, left[2]!);
  const at = (PER_BOX * boxes + PER_LEAST_BOX * least) * ROWS * MARKS;
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += worths[at + row * MARKS + rows[row]!]!;
  return sum;
}

/** What row r with m crosses will be worth after h more half throws: entry (h × ROWS + r) × MARKS + m. */
function rowWorths({ boxes, scores }: TwinSheet, hope: number): Float32Array {
  const worths = new Float32Array((MOST_HALVES + 1) * ROWS * MARKS);
  const offers = Array.from({ length: ROWS }, (_, row) => offerOf(row));
  for (let halves = 0; halves <= MOST_HALVES; halves++) {
    for (let row = 0; row < ROWS; row++) {
      const crosses = (halves / 2) * hope * offers[row]!;
      for (let marks = 1; marks <= boxes[row]!; marks++) {
        let worth = 0;
        // Poisson: the crosses to come are many small chances.
        let chance = Math.exp(-crosses);
        let rest = 1;
        for (let more = 0; marks + more < boxes[row]!; more++) {
          worth += chance * scores[row * MARKS + marks + more]!;
          rest -= chance;
          chance *= crosses / (more + 1);
        }
        worth += rest * scores[row * MARKS + boxes[row]!]!;
        worths[(halves * ROWS + row) * MARKS + marks] = worth;
      }
    }
  }
  return worths;
}

/** How likely a throw is to have two dice with this row's sum. */
function offerOf(row: number): number {
  let ways = 0;
  THROWS.forEach((dice, id) => {
    const offers = dice.some((die, i) => dice.some((other, j) => j > i && die + other - 2 === row));
    if (offers) ways += WAYS[id]!;
  });
  return ways / ROLLS;
}
