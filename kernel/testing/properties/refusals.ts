import { checkMove, parse, pick } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import { freeze } from '../freeze.ts';
import { mutant } from '../junk.ts';
import { probe } from '../probe.ts';
import type { MakeProperty } from '../property.ts';
import { mustMatch, show } from '../same.ts';
import { movesOf } from './hostile-moves.ts';

const FOREIGN = 8;
const MUTANTS = 8;

/** One state of every eighth game, for every seat. See `Probe`. */
export const refusals: MakeProperty = (bench) => {
  const { game, seats, set, specimen } = bench;
  let compared = false;
  return {
    name: 'refusals',
    every: 8,
    examine(played, chance) {
      const moves = movesOf(played);
      if (!moves.length) return;
      const { state } = pick(chance, played.steps).outcome;
      const acting = Object.values(game.turn(state)).flat();
      for (const seat of seats) {
        const { alike, changed, view } = probe(bench, state, seat, chance);
        const tried = [...(specimen.hostileMoves?.(state, seat) ?? [])];
        if (acting.includes(seat)) tried.push(specimen.randomMove(view, chance));
        for (let n = 0; n < FOREIGN; n++) tried.push(pick(chance, moves));
        for (let n = 0; n < MUTANTS; n++) tried.push(mutant(pick(chance, moves), chance));
        for (const input of tried) {
          const move = parse(game.move, input);
          if (!move.ok) continue;
          const answer = checkMove(game, state, seat, freeze(move.value));
          const other = checkMove(game, alike, seat, move.value);
          mustMatch('refusals', `the answer to seat ${seat} for ${show(input)}`, answer, other);
          if (!compared && answer) compared = changed();
        }
      }
    },
    conclude() {
      if (set.hidden === true && !compared) {
        throw new Flaw('refusals', 'no move was refused while something was hidden');
      }
    },
  };
};
