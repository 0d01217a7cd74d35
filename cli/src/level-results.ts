import type { KindResults } from '@late/games/manifest';
import type { BotLevel, Opening } from '@late/kernel';
import { LANGUAGES } from '@late/ui/text';
import { UsageFailure } from './command.ts';
import type { AskedGame } from './games.ts';
import { levelsOf, readOpening } from './line-up.ts';
import { luckOf } from './luck.ts';
import { playGame } from './play-game.ts';
import { seatBots } from './simulation.ts';

/** Into so many equal parts a level's games are divided by their scores. */
const PARTS = 20;

export interface Measured {
  readonly games: number;
  readonly seed: number;
  /** Tables of so many seats at most. */
  readonly seats: number;
}

interface Kind extends Omit<KindResults, 'levels'> {
  readonly opening: Opening<unknown>;
}

/** Every kind of table that scores are kept apart by: as it is usual in each language, alone and among bots. */
async function kindsOf(asked: AskedGame, most: number): Promise<Kind[]> {
  const { variants = [{}] } = await asked.manifest.kit();
  const { usual, heading, terms } = await asked.manifest.hosting();
  const kinds = new Map<string, Kind>();
  for (const variant of variants) {
    for (const language of LANGUAGES) {
      for (let seats = asked.manifest.seats.min; seats <= most; seats++) {
        const given = { ...variant, ...(usual(language, seats > 1 ? 'bots' : 'alone') as object) };
        const opening = openingOf(asked, given, seats);
        if (!opening) continue;
        const kind = {
          heading: heading(opening.options, 0),
          terms: terms(opening.options, 0),
          seats,
        };
        const key = JSON.stringify(kind);
        if (!kinds.has(key)) kinds.set(key, { ...kind, opening });
      }
    }
  }
  return [...kinds.values()];
}

/** Not every variant takes every number of seats. */
function openingOf(asked: AskedGame, given: object, seats: number): Opening<unknown> | null {
  try {
    return readOpening(asked, given, seats);
  } catch (error) {
    if (error instanceof UsageFailure) return null;
    throw error;
  }
}

/** What the bots of each level make of a game, kind by kind, each level among its like. */
export async function* levelResults(
  asked: AskedGame,
  { games, seed, seats: most }: Measured,
): AsyncGenerator<KindResults> {
  for (const { opening, ...kind } of await kindsOf(asked, most)) {
    const levels: Partial<Record<BotLevel, readonly number[]>> = {};
    for (const level of await levelsOf(asked.manifest, opening.options)) {
      const scores = await scoresOf(asked, level, opening, games, seed);
      levels[level] = quantiles(scores);
    }
    yield { ...kind, levels };
  }
}

async function scoresOf(
  asked: AskedGame,
  level: BotLevel,
  opening: Opening<unknown>,
  games: number,
  seed: number,
): Promise<number[]> {
  const kit = await asked.manifest.kit();
  const levels = new Array<BotLevel>(opening.seats).fill(level);
  const players = await seatBots(asked, kit, levels, opening);
  const luck = luckOf(seed);
  return Array.from({ length: games }, (_, n) => {
    players.forEach((player, seat) => {
      player.mind = luck(n, seat + 1);
    });
    return playGame(asked.game, opening, players, luck(n, 0)).result.scores;
  }).flat();
}

export function quantiles(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const at = (part / PARTS) * (sorted.length - 1);
    const below = sorted[Math.floor(at)] as number;
    const above = sorted[Math.ceil(at)] as number;
    return Math.round(below + (above - below) * (at - Math.floor(at)));
  });
}
