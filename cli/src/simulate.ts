import { readArguments, wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';
import { gameOf } from './games.ts';
import { checkLevels, optionsGiven, readLevels, readOpening } from './line-up.ts';
import { MAX_SEED } from './luck.ts';
import { runSimulation, type Simulation } from './simulation.ts';

const MAX_GAMES = 10_000_000;

export const simulate: Command = {
  usage:
    "late simulate <game> [--games N] [--seed S] [--seats hard,easy] [--edition pl] [--options '{…}'] [--json]",
  summary: 'Plays bots against each other; the same seed plays the same games.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        edition: { type: 'string' },
        options: { type: 'string', default: '{}' },
        json: { type: 'boolean', default: false },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    const kit = await asked.manifest.kit();
    const levels = values.seats === undefined ? kit.seats : readLevels(values.seats);
    const opening = readOpening(asked, optionsGiven(values), levels.length);
    await checkLevels(asked, levels, opening);
    const simulation = await runSimulation(asked, kit, {
      games: wholeNumber('--games', values.games, 1, MAX_GAMES),
      seed: wholeNumber('--seed', values.seed, 0, MAX_SEED),
      levels,
      opening,
    });
    console.log(values.json ? JSON.stringify(simulation) : table(simulation));
    return true;
  },
};

function table({ game, games, steps, seconds, seats, extra }: Simulation): string {
  const row = (...cells: string[]) => cells.map((cell) => cell.padStart(10)).join('');
  return [
    `${game}: ${games} games, ${steps} steps, ${seconds.toFixed(2)} s`,
    row('seat', 'bot', 'mean', '± SE', 'wins'),
    ...seats.map(({ bot, mean, se, wins }, seat) =>
      row(String(seat + 1), bot, mean.toFixed(1), se.toFixed(1), String(wins)),
    ),
    ...Object.entries(extra).map(([name, figure]) => `${name}: ${[figure].flat().map(short)}`),
  ].join('\n');
}

function short(value: number): string {
  return String(Number(value.toFixed(3)));
}
