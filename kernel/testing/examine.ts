import { seededChance } from '../src/index.ts';
import { bench as setUp } from './bench.ts';
import { Flaw } from './flaw.ts';
import { properties } from './properties/index.ts';
import type { Property, PropertyName } from './property.ts';
import { randomGame } from './random-game.ts';
import type { AnySpecimen, OptionSet } from './specimen.ts';

export interface Findings {
  readonly games: number;
  readonly steps: number;
  /** The first flaw of each property that has one. */
  readonly flaws: ReadonlyMap<PropertyName, Error>;
}

/** A game that cannot be played does not get better by being played a thousand times. */
const ENOUGH_BROKEN_GAMES = 5;
/** Keeps the games of different sets apart. */
const SEEDS_PER_SET = 1_000_000;

/** Plays random games under one option set and examines every property on them. */
export function examine(specimen: AnySpecimen, set: OptionSet, games: number): Findings {
  const bench = setUp(specimen, set);
  const examined = properties.map((make) => make(bench));
  const flaws = new Map<PropertyName, Error>();
  const note = (name: PropertyName, where: string, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!flaws.has(name)) flaws.set(name, new Error(`${where}: ${message}`, { cause: error }));
  };
  const attempt = (property: Property, where: string, run: () => void) => {
    if (flaws.has(property.name)) return;
    try {
      run();
    } catch (error) {
      note(error instanceof Flaw ? error.property : property.name, where, error);
    }
  };
  let steps = 0;
  let broken = 0;
  const first = specimen.sets.indexOf(set) * SEEDS_PER_SET;
  for (let game = 0; game < games && broken < ENOUGH_BROKEN_GAMES; game++) {
    const seed = first + game;
    const where = `"${set.name}", game ${seed}`;
    const { played, flaw } = randomGame(bench, seed);
    steps += played.steps.length;
    if (flaw) {
      note(flaw.property, `${where}, step ${played.steps.length}`, flaw);
      broken++;
    }
    examined.forEach((property, index) => {
      if (game % property.every) return;
      const chance = seededChance(100 * seed + index);
      attempt(property, where, () => property.examine(played, chance));
    });
  }
  for (const property of examined) {
    attempt(property, `"${set.name}"`, () => property.conclude?.());
  }
  return { games, steps, flaws };
}
