import { FIRST_PRIZE, SECOND_PRIZE } from '../../rules/index.ts';

/**
 * What each seat may expect from a race for a first and a second prize while more can happen: being
 * ahead by `scale` makes it likely to stay ahead. Equals both win, which half a step of lead stands for.
 */
export function racePrizes(amounts: readonly number[], scale: number): number[] {
  const second = amounts.length > 2 ? SECOND_PRIZE : 0;
  return amounts.map((mine, seat) => {
    let first = 1;
    let next = 0;
    amounts.forEach((theirs, rival) => {
      if (rival === seat) return;
      const ahead = 1 / (1 + Math.exp((theirs - mine - 0.5) / scale));
      next = next * ahead + first * (1 - ahead);
      first *= ahead;
    });
    return FIRST_PRIZE * first + second * next;
  });
}
