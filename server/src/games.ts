import { readFile } from 'node:fs/promises';
import { loadBot } from '@late/extra/bot';
import { apart, extra } from '@late/extra/rules';
import type { AnyGame, Bot, BotLevel, Game, LoadBot, Refusal } from '@late/kernel';

interface HouseGame {
  readonly game: AnyGame;
  readonly loadBot: LoadBot<unknown, unknown>;
  /** Why these options will not do for people who are not in one place. */
  readonly apart: (options: unknown) => Refusal | null;
}

interface TypedGame<O, S, M, E, V> {
  readonly game: Game<O, S, M, E, V>;
  readonly loadBot: LoadBot<V, M>;
  readonly apart?: (options: O) => Refusal | null;
}

/** Forgets a game's types where games are handled alike: its bots only ever get its own views. */
function houseGame<O, S, M, E, V>(typed: TypedGame<O, S, M, E, V>): HouseGame {
  return { apart: () => null, ...typed } as unknown as HouseGame;
}

const GAMES: Readonly<Record<string, HouseGame>> = {
  extra: houseGame({ game: extra, loadBot, apart }),
};

function houseGameOf(id: string): HouseGame | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id] ?? null) : null;
}

export function findGame(id: string): AnyGame | null {
  return houseGameOf(id)?.game ?? null;
}

export function whyNotApart(id: string, options: unknown): Refusal | null {
  return houseGameOf(id)?.apart(options) ?? null;
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
  const load = houseGameOf(id)?.loadBot;
  if (!load) return Promise.reject(new Error(`no bots for ${id}`));
  const bot = load(level, options, async (name) => {
    const bytes = await readFile(new URL(`../../games/${id}/bot/tables/${name}`, import.meta.url));
    return new Uint8Array(bytes).buffer;
  });
  bots.set(key, bot);
  bot.catch(() => bots.delete(key));
  return bot;
}
