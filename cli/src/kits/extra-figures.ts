import type { State } from '@late/extra/rules';
import type { Figures } from '../figures.ts';

export function extraFigures(seats: number): Figures {
  let throws = 0;
  const nonNegative = new Array<number>(seats).fill(0);
  return {
    add(state, { scores }) {
      throws += (state as State).throws;
      scores.forEach((score, seat) => {
        if (score >= 0) (nonNegative[seat] as number)++;
      });
    },
    report: (games) => ({
      throws: throws / games,
      nonNegative: nonNegative.map((count) => count / games),
    }),
  };
}
