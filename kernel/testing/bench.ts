import { type Opening, parse, type Seat, type Viewer } from '../src/index.ts';
import { freeze } from './freeze.ts';
import type { AnySpecimen, OptionSet } from './specimen.ts';

/** A specimen under one option set, ready to be played. */
export interface Bench {
  readonly specimen: AnySpecimen;
  readonly game: AnySpecimen['game'];
  readonly set: OptionSet;
  readonly opening: Opening<unknown>;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
}

export function bench(specimen: AnySpecimen, set: OptionSet): Bench {
  const { game } = specimen;
  const options = parse(game.options, set.options);
  if (!options.ok) throw new TypeError(`the options of "${set.name}" are refused at ${options.at}`);
  const { min, max } = game.seats(options.value);
  if (set.seats < min || set.seats > max || game.checkSetup(options.value, set.seats)) {
    throw new TypeError(`"${set.name}" cannot be set up for ${set.seats} seats`);
  }
  const seats = Array.from({ length: set.seats }, (_, seat) => seat);
  return {
    specimen,
    game,
    set,
    opening: freeze({ options: options.value, seats: set.seats }),
    seats,
    viewers: [...seats, 'audience'],
  };
}
