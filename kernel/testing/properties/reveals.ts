import { Flaw } from '../flaw.ts';
import type { MakeProperty } from '../property.ts';

/** Chance is new to everybody. That a step without chance is honest too, `quiet` examines. */
export const reveals: MakeProperty = () => ({
  name: 'reveals',
  every: 1,
  examine({ steps }) {
    for (const { entry, outcome } of steps) {
      if (!['nothing', 'news', 'secret'].includes(outcome.reveals)) {
        throw new Flaw('reveals', `step ${entry.seq} reveals ${outcome.reveals}`);
      }
      if (entry.tape.length && outcome.reveals === 'nothing') {
        throw new Flaw('reveals', `step ${entry.seq} drew ${entry.tape} and says "nothing"`);
      }
    }
  },
});
