import { type Dice, FACES } from '../../rules/index.ts';

export const ROLLS = FACES ** 5;

/** The 252 different throws of five dice, each in ascending order. */
export const THROWS: readonly Dice[] = allThrows();

/** Which throw each of the 7,776 rolls of five distinguishable dice shows. */
export const THROW_OF_ROLL = new Uint8Array(ROLLS);

/** How many of the rolls show each throw. */
export const WAYS = new Uint8Array(THROWS.length);

const byDice = new Map(THROWS.map((dice, id) => [dice.join(), id]));

for (let roll = 0; roll < ROLLS; roll++) {
  const dice: number[] = [];
  for (let rest = roll; dice.length < 5; rest = Math.floor(rest / FACES)) {
    dice.push((rest % FACES) + 1);
  }
  const id = byDice.get(dice.sort((a, b) => a - b).join())!;
  THROW_OF_ROLL[roll] = id;
  WAYS[id]!++;
}

export function throwOf([a, b, c, d, e]: Dice): number {
  return THROW_OF_ROLL[
    ((((e - 1) * FACES + d - 1) * FACES + c - 1) * FACES + b - 1) * FACES + a - 1
  ]!;
}

function allThrows(): Dice[] {
  const throws: Dice[] = [];
  for (let a = 1; a <= FACES; a++) {
    for (let b = a; b <= FACES; b++) {
      for (let c = b; c <= FACES; c++) {
        for (let d = c; d <= FACES; d++) {
          for (let e = d; e <= FACES; e++) throws.push([a, b, c, d, e]);
        }
      }
    }
  }
  return throws;
}
