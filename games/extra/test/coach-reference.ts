import {
  choices,
  type Dice,
  FACES,
  fillIn,
  isFinished,
  type Pad,
  padScore,
  type Sheet,
} from '../rules/index.ts';

const FACES_UP = Array.from({ length: FACES }, (_, face) => face + 1);

/** Every throw with how many rolls show it. */
export const THROWS = [
  ...FACES_UP.flatMap((a) =>
    FACES_UP.flatMap((b) =>
      FACES_UP.flatMap((c) =>
        FACES_UP.flatMap((d) => FACES_UP.map((e) => [a, b, c, d, e].sort().join())),
      ),
    ),
  )
    .reduce((ways, dice) => ways.set(dice, (ways.get(dice) ?? 0) + 1), new Map<string, number>())
    .entries(),
].map(([dice, ways]) => ({ dice: dice.split(',').map(Number) as unknown as Dice, ways }));

export const ROLLS = FACES ** 5;

/**
 * What a pad of which each column has one box left comes to, by the rules alone: nearly every throw ends the game.
 * What a free throw leads to is counted once more, and then taken as it stands.
 */
export function expectedScore(sheet: Sheet, pad: Pad, depth = 1): number {
  let sum = 0;
  for (const { dice, ways } of THROWS) {
    let best = Number.NEGATIVE_INFINITY;
    for (const split of choices(pad, dice)) {
      const after = fillIn(sheet, pad, split, false);
      const over = isFinished(sheet, after) || depth === 0;
      best = Math.max(best, over ? padScore(sheet, after) : expectedScore(sheet, after, 0));
    }
    sum += best * ways;
  }
  return sum / ROLLS;
}
