import { pick, type Viewer } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import { probe } from '../probe.ts';
import type { MakeProperty } from '../property.ts';
import { mustMatch } from '../same.ts';

/** One state of every fourth game, for every viewer. See `Probe`. */

export const views: MakeProperty = (bench) => {
  const { game, set, specimen, viewers } = bench;
  const changed = new Set<Viewer>();
  const told = (state: unknown) => ({
    turn: game.turn(state),
    deadline: game.deadline(state),
    result: game.result(state),
    open: game.open(state),
  });
  return {
    name: 'views',
    every: 4,
    examine({ steps }, chance) {
      if (!steps.length) return;
      const { state } = pick(chance, steps).outcome;
      for (const viewer of viewers) {
        const found = probe(bench, state, viewer, chance);
        mustMatch('views', `what ${viewer} sees`, found.view, game.view(found.alike, viewer));
        mustMatch('views', 'what everybody is told', told(state), told(found.alike));
        const [want, got] = [specimen.conserved(state), specimen.conserved(found.alike)];
        mustMatch('views', 'what a resampled state conserves', want, got);
        if (!changed.has(viewer) && found.changed()) changed.add(viewer);
      }
    },
    conclude() {
      for (const viewer of viewers) {
        const isHidden = set.hidden === 'audience' ? viewer === 'audience' : set.hidden;
        if (isHidden && !changed.has(viewer)) {
          throw new Flaw('views', `resampling never changed what is hidden from ${viewer}`);
        }
      }
    },
  };
};
