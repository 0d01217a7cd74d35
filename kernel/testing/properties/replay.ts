import { frames, replay as replayed } from '../../src/index.ts';
import type { MakeProperty } from '../property.ts';
import { mustMatch } from '../same.ts';

/** Every sixteenth game: a replay costs as much as a game. */
export const replay: MakeProperty = ({ game, opening }) => ({
  name: 'replay',
  every: 16,
  examine({ steps, log }) {
    frames(game, opening, log).forEach(({ state, events }, index) => {
      mustMatch('replay', `the state after step ${index}`, steps[index]?.outcome.state, state);
      mustMatch('replay', `the events of step ${index}`, steps[index]?.outcome.events, events);
    });
    const last = steps.at(-1)?.outcome.state ?? null;
    mustMatch('replay', 'the last state', last, replayed(game, opening, log));
  },
});
