import type { Kit } from '@late/games/manifest';
import type { BotLevel, Opening } from '@late/kernel';
import { BotPlayer } from './bot-player.ts';
import { Failure } from './command.ts';
import { type AskedGame, botOf } from './games.ts';
import { luckOf } from './luck.ts';
import { playGame } from './play-game.ts';
import { Spread } from './spread.ts';

export interface SimulationPlan {
  readonly games: number;
  readonly seed: number;
  readonly levels: readonly BotLevel[];
  readonly opening: Opening<unknown>;
}

/** What `late simulate --json` prints; scripts rely on its shape. */
export interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  readonly seats: readonly {
    readonly bot: BotLevel;
    readonly mean: number;
    readonly se: number;
    readonly wins: number;
  }[];
  readonly extra: Readonly<Record<string, number | readonly number[]>>;
}

export async function runSimulation(
  asked: AskedGame,
  kit: Kit<unknown, unknown>,
  { games, seed, levels, opening }: SimulationPlan,
): Promise<Simulation> {
  const { game } = asked;
  const players = await seatBots(asked, kit, levels, opening);
  const luck = luckOf(seed);
  const figures = kit.figures(levels.length);
  const scores = levels.map(() => new Spread());
  const wins = levels.map(() => 0);
  let steps = 0;
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    players.forEach((player, seat) => {
      player.mind = luck(n, seat + 1);
    });
    const finished = playGame(game, opening, players, luck(n, 0), (state) =>
      figures.follow?.(state),
    );
    steps += finished.steps;
    finished.result.scores.forEach((score, seat) => {
      scores[seat]?.add(score);
    });
    for (const seat of finished.result.winners) (wins[seat] as number)++;
    figures.add(finished.state, finished.result);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    games,
    steps,
    seconds,
    seats: levels.map((bot, seat) => {
      const { mean, standardError } = scores[seat] as Spread;
      return { bot, mean, se: standardError, wins: wins[seat] as number };
    }),
    extra: {
      ...figures.report(games),
      microsecondsPerDecision: players.map((player) => player.microseconds),
    },
  };
}

/** A bot for each seat. */
export async function seatBots(
  asked: AskedGame,
  { isDecision }: Kit<unknown, unknown>,
  levels: readonly BotLevel[],
  { options }: Opening<unknown>,
): Promise<BotPlayer[]> {
  try {
    return await Promise.all(
      levels.map(async (level) => {
        const bot = await botOf(asked, level, options);
        return new BotPlayer(level, bot, isDecision);
      }),
    );
  } catch (error) {
    throw new Failure(`the bots of ${asked.game.id} do not load: ${(error as Error).message}`);
  }
}
