import { readFile } from 'node:fs/promises';
import { loadBot } from '@late/extra/bot';
import { extra } from '@late/extra/rules';
import type { AnyGame, Bot, BotLevel, LoadBot } from '@late/kernel';

interface HouseGame {
  readonly game: AnyGame;
  readonly loadBot: LoadBot<unknown, unknown>;
}

const GAMES: Readonly<Record<string, HouseGame>> = {
  // The types of a game meet only their own kind: its bots get its views.
  extra: { game: extra, loadBot: loadBot as unknown as LoadBot<unknown, unknown> },
};

export function findGame(id: string): AnyGame | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id]?.game ?? null) : null;
}

const bots = new Map<string, Promise<Bot<unknown, unknown>>>();

/** A bot, loaded once and shared by all tables with the same options. */
export function botFor(
  id: string,
  level: BotLevel,
  options: unknown,
): Promise<Bot<unknown, unknown>> {
  const key = JSON.stringify([id, level, options]);
  const known = bots.get(key);
  if (known) return known;
  const load = GAMES[id]?.loadBot;
  if (!load) return Promise.reject(new Error(`no bots for ${id}`));
  const bot = load(level, options, async (name) => {
    const bytes = await readFile(new URL(`../../games/${id}/bot/tables/${name}`, import.meta.url));
    return new Uint8Array(bytes).buffer;
  });
  bots.set(key, bot);
  bot.catch(() => bots.delete(key));
  return bot;
}
