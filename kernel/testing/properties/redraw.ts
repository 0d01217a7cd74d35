import { type Chance, checkMove, pick, type Seat, seededChance } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import { freeze } from '../freeze.ts';
import { probe } from '../probe.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustEqual, mustMatch } from '../same.ts';

/**
 * Games that can be played on from a step, for every seat of one state of every fourth game: the seat sees what it
 * saw, nothing is lost or forged, what is drawn does not depend on what was hidden from the seat, and whoever acts next
 * can.
 */
export const redraw: MakeProperty = (bench) => {
  const { game, set, specimen, seats } = bench;
  const changed = new Set<Seat>();
  const knownIn = (view: unknown) => specimen.undecided?.(view) ?? view;
  return {
    name: 'redraw',
    every: 4,
    examine({ steps }, chance) {
      const { redraw: draw } = game;
      const open = steps.filter(({ outcome }) => !game.result(outcome.state));
      if (!draw || !open.length) return;
      const { entry, outcome } = pick(chance, open);
      const { state } = outcome;
      for (const seat of seats) {
        const luck = chance.below(2 ** 31);
        const anew = freeze(
          draw(freeze(state), seat, { chance: seededChance(luck), now: entry.at }),
        );
        const { alike } = probe(bench, state, seat, chance);
        const elsewhere = draw(alike, seat, { chance: seededChance(luck), now: entry.at });
        mustEqual('redraw', `what is drawn for seat ${seat}`, anew, elsewhere);
        const [saw, sees] = [game.view(state, seat), game.view(anew, seat)];
        mustMatch('redraw', `what seat ${seat} sees`, knownIn(saw), knownIn(sees));
        const [want, got] = [specimen.conserved(state), specimen.conserved(anew)];
        mustMatch('redraw', 'what a new draw conserves', want, got);
        if (bytes(anew) !== bytes(state)) changed.add(seat);
        mustGoOn(anew, chance);
      }
    },
    conclude() {
      const isHidden = set.hidden === true && seats.length > 1;
      if (!game.redraw || !isHidden || changed.size === seats.length) return;
      throw new Flaw('redraw', 'drawing anew never changed what is hidden from a seat');
    },
  };

  function mustGoOn(state: unknown, chance: Chance): void {
    const { must, may } = game.turn(state);
    if (!must.length && game.deadline(state) === null)
      throw new Flaw('redraw', 'nobody can go on, and no deadline comes');
    for (const seat of [...must, ...may]) {
      const move = specimen.randomMove(game.view(state, seat), chance);
      const refusal = move === null ? null : checkMove(game, state, seat, move);
      if (refusal || (move === null && must.includes(seat)))
        throw new Flaw('redraw', `seat ${seat} cannot go on: ${bytes([move, refusal])}`);
    }
  }
};
