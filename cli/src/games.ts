import { readFile } from 'node:fs/promises';
import { GAMES, manifestOf } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import type { AnyCoach, AnyGame, Bot, BotLevel, ReadTable } from '@late/kernel';
import { Failure, UsageFailure } from './command.ts';

/** A game that was asked for: its manifest and its rules. Bots are large; only a simulation waits for them. */
export interface AskedGame {
  readonly manifest: Manifest;
  readonly game: AnyGame;
}

export async function findGame(id: string): Promise<AskedGame | null> {
  const manifest = manifestOf(id);
  return manifest && { manifest, game: await manifest.rules(lexicons) };
}

export async function gameOf(id: string): Promise<AskedGame> {
  const found = await findGame(id);
  if (found) return found;
  const known = GAMES.map((game) => game.id).join(', ');
  throw new UsageFailure(`there is no game "${id}"; the games are: ${known}`);
}

/** Each list is read when a game first needs it. */
async function lexicons() {
  return (await import('@late/lexicon/node')).readLexicon;
}

const tablesOf =
  (id: string): ReadTable =>
  async (name) => {
    const words = (await import('@late/lexicon/node')).wordTable(name);
    if (words) return words;
    const file = new URL(`../../games/${id}/bot/tables/${name}`, import.meta.url);
    return new Uint8Array(await readFile(file)).buffer;
  };

export async function botOf(
  { manifest }: AskedGame,
  level: BotLevel,
  options: unknown,
): Promise<Bot<unknown, unknown>> {
  const { loadBot } = await manifest.bots();
  return loadBot(level, options, tablesOf(manifest.id));
}

/** The game's coach, for tables with these options. */
export async function coachOf({ manifest }: AskedGame, options: unknown): Promise<AnyCoach> {
  const loading = manifest.coach?.();
  if (!loading) throw new Failure(`${manifest.name} has no coach`);
  return (await loading).loadCoach(options, tablesOf(manifest.id));
}
