import type { Figures } from '@late/games/manifest';
import { isLost, type State } from '../rules/index.ts';

/** How many turns a game takes, and how many of them end with a 1. */
export function turnFigures(): Figures<State> {
  let last: State['last'] = null;
  let turns = 0;
  let lost = 0;
  return {
    follow(state) {
      if (state.last && state.last !== last) {
        turns++;
        if (isLost(state.last)) lost++;
      }
      last = state.last;
    },
    add() {},
    report: (games) => ({ turns: turns / games, lost: lost / turns }),
  };
}
