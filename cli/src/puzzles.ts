import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';
import { gameOf } from './games.ts';
import { optionsGiven, readLevels, readOpening } from './line-up.ts';
import { MAX_SEED } from './luck.ts';
import { makePuzzles } from './make-puzzles.ts';

const MOST = 1_000;
/** A page loads a whole pool, in characters. */
const MOST_CHARACTERS = 50_000;

export const puzzles: Command = {
  usage:
    "late puzzles <game> [--n 20] [--seed 1] [--seats hard,hard] [--edition pl] [--options '{…}'] [--size 50000]",
  summary:
    'Finds positions with one clearly best move in games of bots, as the coach judges them, and prints them as a pool.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        n: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string', default: 'medium' },
        edition: { type: 'string' },
        options: { type: 'string', default: '{}' },
        size: { type: 'string', default: String(MOST_CHARACTERS) },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    if (!asked.manifest.coach) throw new UsageFailure(`${asked.manifest.name} has no coach`);
    const levels = readLevels(values.seats);
    const pool = await makePuzzles(asked, {
      levels,
      opening: readOpening(asked, optionsGiven(values), levels.length),
      count: wholeNumber('--n', values.n, 1, MOST),
      seed: wholeNumber('--seed', values.seed, 0, MAX_SEED),
      size: wholeNumber('--size', values.size, 1_000, MOST_CHARACTERS),
    });
    console.log(JSON.stringify(pool, null, 2));
    return true;
  },
};
