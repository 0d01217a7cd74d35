import { BOT_LEVELS, type BotLevel, type Opening, parse } from '@late/kernel';
import { UsageFailure } from './command.ts';
import { editionNamed } from './edition-named.ts';
import type { AskedGame } from './games.ts';

/** The levels of `--seats`. */
export function readLevels(text: string): BotLevel[] {
  return text.split(',').map((word) => {
    const level = BOT_LEVELS.find((known) => known === word.trim());
    if (level) return level;
    throw new UsageFailure(`--seats: "${word}" is none of ${BOT_LEVELS.join(', ')}`);
  });
}

/** The edition is an option like others, with a short way to say it. */
export function optionsGiven({ edition, options }: { edition?: string; options: string }): unknown {
  const given = readJson(options);
  return edition === undefined ? given : { ...Object(given), edition: editionNamed(edition) };
}

/** Refuses levels that the game's bots do not have at such a table. */
export async function checkLevels(
  { manifest }: AskedGame,
  asked: readonly BotLevel[],
  { options }: Opening<unknown>,
): Promise<void> {
  const levels = await levelsOf(manifest, options);
  const missing = asked.find((level) => !levels.includes(level));
  if (missing)
    throw new UsageFailure(`--seats: ${manifest.name} has ${levels.join(', ')}, not ${missing}`);
}

export async function levelsOf(
  manifest: AskedGame['manifest'],
  options: unknown,
): Promise<readonly BotLevel[]> {
  return (await manifest.hosting()).levels(options);
}

/** What the options and the seats open, judged by the game. */
export function readOpening({ game }: AskedGame, given: unknown, seats: number): Opening<unknown> {
  const options = parse(game.options, given);
  if (!options.ok) throw new UsageFailure(`--options: not allowed at "${options.at}"`);
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) {
    throw new UsageFailure(`--seats: ${game.id} takes ${min} to ${max} seats, not ${seats}`);
  }
  const refusal = game.checkSetup(options.value, seats);
  if (refusal) throw new UsageFailure(`--options: ${refusal.code}`);
  return { options: options.value, seats };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageFailure('--options: not JSON');
  }
}
