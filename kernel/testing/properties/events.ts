import { pick } from '../../src/index.ts';
import { otherStep, sameStep, told } from '../alternative.ts';
import { Flaw } from '../flaw.ts';
import { probe } from '../probe.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch } from '../same.ts';

/** One step of every fourth game, for every viewer. See `Probe`. */

export const events: MakeProperty = (bench) => {
  const { game, set, specimen, viewers } = bench;
  const kept = (all: readonly unknown[]) => all.filter((event) => !specimen.passing?.(event));
  let compared = false;
  return {
    name: 'events',
    every: 4,
    examine({ steps }, chance) {
      if (!steps.length) return;
      const { before, entry, outcome } = pick(chance, steps);
      for (const viewer of viewers) {
        const world = before === null ? null : probe(bench, before, viewer, chance);
        const other =
          world === null || entry.by === viewer || entry.act.do !== 'move'
            ? sameStep(bench, world?.alike, entry, chance)
            : otherStep(bench, world.alike, entry, chance);
        if (!other) continue;
        const [view, otherView] = [outcome, other].map(({ state }) =>
          bytes(game.view(state, viewer)),
        );
        if (view !== otherView) continue;
        mustMatch(
          'events',
          `what ${viewer} hears of step ${entry.seq}, whose view tells less,`,
          told(bench, kept(outcome.events), viewer),
          told(bench, kept(other.events), viewer),
        );
        compared ||= bytes(outcome.state) !== bytes(other.state);
      }
    },
    conclude() {
      if (set.hidden && !compared) {
        throw new Flaw('events', 'no two steps differed only in what is hidden');
      }
    },
  };
};
