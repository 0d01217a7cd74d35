import { Flaw } from '../flaw.ts';
import { freeze } from '../freeze.ts';
import type { MakeProperty } from '../property.ts';
import { mustEqual } from '../same.ts';

/** How many open states of a game are resampled, for every viewer. */
const STATES = 2;

export const open: MakeProperty = ({ game, set, specimen, viewers }) => {
  let seen = 0;
  return {
    name: 'open',
    every: 8,
    examine({ steps }, chance) {
      const states = steps.map(({ outcome }) => outcome.state);
      if (!set.hidden && !states.every((state) => game.open(state))) {
        throw new Flaw('open', 'something is hidden, though the option set says that nothing is');
      }
      const opened = states.filter((state) => game.open(state));
      for (let n = 0; n < STATES && opened.length; n++) {
        const state = opened[chance.below(opened.length)];
        for (const viewer of viewers) {
          const view = freeze(game.view(state, viewer));
          const alike = specimen.resample(view, chance);
          mustEqual('open', `the open state as ${viewer} can tell it`, state, alike);
        }
        seen++;
      }
    },
    conclude() {
      if (!set.hidden && !seen) throw new Flaw('open', 'no open state was examined');
    },
  };
};
