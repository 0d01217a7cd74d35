import { pick } from '../../src/index.ts';
import { sameStep, told } from '../alternative.ts';
import { Flaw } from '../flaw.ts';
import { probe } from '../probe.ts';
import type { MakeProperty } from '../property.ts';
import { mustMatch } from '../same.ts';

/** One quiet step of every fourth game, for every viewer. See `Probe`. */
export const quiet: MakeProperty = (bench) => {
  const { game, set, viewers } = bench;
  let compared = false;
  return {
    name: 'quiet',
    every: 4,
    examine({ steps }, chance) {
      const silent = steps.filter(
        ({ before, outcome }) => before !== null && outcome.reveals === 'nothing',
      );
      if (!silent.length) return;
      const { before, entry, outcome } = pick(chance, silent);
      for (const viewer of viewers) {
        const { alike, changed } = probe(bench, before, viewer, chance);
        const other = sameStep(bench, alike, entry, chance);
        if (!other) continue;
        const step = `step ${entry.seq}, which reveals nothing`;
        const [want, got] = [
          told(bench, outcome.events, viewer),
          told(bench, other.events, viewer),
        ];
        mustMatch('quiet', `what ${viewer} hears of ${step},`, want, got);
        const [view, otherView] = [outcome, other].map(({ state }) => game.view(state, viewer));
        mustMatch('quiet', `what ${viewer} sees after ${step},`, view, otherView);
        compared ||= changed();
      }
    },
    conclude() {
      if (set.hidden && !set.noisy && !compared) {
        throw new Flaw('quiet', 'no quiet step was made while something was hidden');
      }
      if (set.noisy && compared) {
        throw new Flaw('quiet', 'there are quiet steps, though the option set says "noisy"');
      }
    },
  };
};
