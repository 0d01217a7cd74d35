import { parse, seededChance } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import { freeze } from '../freeze.ts';
import { junk, mutant, withStray } from '../junk.ts';
import { notPlain } from '../plain.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch, show } from '../same.ts';

const MUTANTS = 8;
/** A table has no more seats than this. */
const MOST_SEATS = 16;

/**
 * A few mutants for every thirty-second game, and all the junk at the end. Options that pass must be as
 * good as any: plain, unchanged by a second reading (a record keeps the first), and either refused
 * for a number of seats or fit to be dealt.
 */
export const hostileOptions: MakeProperty = ({ game, set, specimen, opening }) => {
  const mayBeSound = (input: unknown) => {
    const options = parse(game.options, input);
    if (!options.ok) return;
    const fault = notPlain(freeze(options.value));
    if (fault) throw new Flaw('hostile-options', `the schema lets pass: options${fault}`);
    const again = parse(game.options, options.value);
    mustMatch('hostile-options', 'a second reading', options, again);
    const { min, max } = game.seats(options.value);
    if (!(Number.isInteger(min) && Number.isInteger(max) && 1 <= min && min <= max)) {
      throw new Flaw('hostile-options', `${bytes(options.value)} asks for ${min} to ${max} seats`);
    }
    for (let seats = min; seats <= Math.min(max, MOST_SEATS); seats++) {
      if (game.checkSetup(options.value, seats)) continue;
      game.setup(options.value, seats, { chance: seededChance(seats), now: 0 });
    }
  };
  return {
    name: 'hostile-options',
    every: 32,
    examine(_, chance) {
      for (let n = 0; n < MUTANTS; n++) {
        mayBeSound(mutant(set.options, chance));
        mayBeSound(mutant(opening.options, chance));
      }
    },
    conclude() {
      mayBeSound(set.options);
      const bad = [...junk(), ...withStray(set.options), ...(specimen.hostileOptions ?? [])];
      for (const input of bad) {
        if (!parse(game.options, input).ok) continue;
        throw new Flaw('hostile-options', `${show(input)} is not refused`);
      }
    },
  };
};
