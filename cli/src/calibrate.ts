import type { BotLevel } from '@late/kernel';
import { readArguments, wholeNumber } from './arguments.ts';
import {
  Calibration,
  faultsOf,
  judgedGames,
  type LevelCalibration,
  type Measured,
} from './calibration.ts';
import type { Command } from './command.ts';
import { gameOf } from './games.ts';
import { checkLevels, levelsOf, optionsGiven, readLevels, readOpening } from './line-up.ts';
import { MAX_SEED } from './luck.ts';

const MAX_GAMES = 1_000_000;
const MAX_SLICES = 1_000_000;
const MAX_MINUTES = 100_000;

export const calibrate: Command = {
  usage:
    "late calibrate <game> [--games N] [--minutes M] [--seed S] [--seats hard,easy] [--slices N] [--edition pl] [--options '{…}'] [--json]",
  summary:
    'Checks the coach on games of bots, by level: final = start + luck − error + bias, luck must be 0 on average and better levels must err less.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        games: { type: 'string', default: '100' },
        minutes: { type: 'string', default: String(MAX_MINUTES) },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        slices: { type: 'string', default: '1' },
        edition: { type: 'string' },
        options: { type: 'string', default: '{}' },
        json: { type: 'boolean', default: false },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    const kit = await asked.manifest.kit();
    const most = wholeNumber('--games', values.games, 1, MAX_GAMES);
    const seed = wholeNumber('--seed', values.seed, 0, MAX_SEED);
    const slices = wholeNumber('--slices', values.slices, 1, MAX_SLICES);
    const minutes = wholeNumber('--minutes', values.minutes, 1, MAX_MINUTES);
    const calibration = new Calibration();
    const begun = performance.now();
    const isLate = () => performance.now() - begun > 60_000 * minutes;
    const { options } = readOpening(asked, optionsGiven(values), kit.seats.length);
    const known = await levelsOf(asked.manifest, options);
    const tables = await Promise.all(
      lineUps(values.seats, known, kit.seats.length).map(async (levels) => {
        const opening = readOpening(asked, optionsGiven(values), levels.length);
        await checkLevels(asked, levels, opening);
        const plan = { games: most, seed, levels, opening, slices };
        return { levels, played: judgedGames(asked, kit, plan) };
      }),
    );
    let games = 0;
    // By turns, so that all have played as many when the time is up.
    for (; games < most && !isLate(); games++) {
      for (const { levels, played } of tables) {
        const { value } = await played.next();
        if (value) calibration.add(value, levels);
      }
    }
    const seconds = (performance.now() - begun) / 1000;
    const measured = calibration.report();
    const faults = faultsOf(measured);
    const report = { game: asked.game.id, games, seed, slices, seconds, levels: measured, faults };
    console.log(values.json ? JSON.stringify(report) : [table(report), ...faults].join('\n'));
    return faults.length === 0;
  },
};

/** Who plays: those at the table that was asked for, or each level among its own. */
function lineUps(
  seats: string | undefined,
  known: readonly BotLevel[],
  usual: number,
): readonly (readonly BotLevel[])[] {
  if (seats !== undefined) return [readLevels(seats)];
  return known.map((level) => new Array<BotLevel>(usual).fill(level));
}

function table(report: {
  game: string;
  games: number;
  seconds: number;
  levels: readonly LevelCalibration[];
}): string {
  const row = (...cells: string[]) => cells.map((cell) => cell.padStart(16)).join('');
  const figure = ({ mean, se }: Measured, digits = 1) =>
    `${mean.toFixed(digits)} ± ${se.toFixed(digits)}`;
  // With one rival their errors are one's gain, and most of the bias.
  const ofRival = report.levels.some(({ rival }) => rival) ? ['of it rival'] : [];
  return [
    `${report.game}: ${report.games} games each, ${report.seconds.toFixed(1)} s`,
    row(
      'level',
      'final',
      '= start',
      '+ luck',
      '− error',
      '+ bias',
      ...ofRival,
      'a decision',
      'accuracy %',
    ),
    ...report.levels.map((level) =>
      row(
        level.level,
        figure(level.final),
        figure(level.start),
        figure(level.luck),
        figure(level.error),
        figure(level.bias),
        ...(level.rival ? [figure(level.rival)] : []),
        figure(level.perDecision, 2),
        figure(level.accuracy, 2),
      ),
    ),
  ].join('\n');
}
