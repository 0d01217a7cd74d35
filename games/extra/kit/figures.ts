import type { Figures } from '@late/games/manifest';
import type { State } from '../rules/index.ts';

export function extraFigures(seats: number): Figures<State> {
  let throws = 0;
  const nonNegative = new Array<number>(seats).fill(0);
  return {
    add(state, { scores }) {
      throws += state.throws;
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
