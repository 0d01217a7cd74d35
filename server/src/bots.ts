import { manifestOf } from '@late/games';
import type { Bot, BotLevel } from '@late/kernel';
import { tablesOf } from './tables-of.ts';

interface CachedBot {
  readonly loading: Promise<Bot<unknown, unknown>>;
  loaded: Bot<unknown, unknown> | null;
}

/** Options come from guests: whatever they think of, so many bots are kept, and the oldest go first. */
const MOST_CACHED = 500;
const cache = new Map<string, CachedBot>();

function cachedBot(id: string, level: BotLevel, options: unknown): CachedBot {
  const key = JSON.stringify([id, level, options]);
  const known = cache.get(key);
  if (known) return known;
  const cached: CachedBot = { loading: load(id, level, options), loaded: null };
  cache.set(key, cached);
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value as string);
  cached.loading.then(
    (bot) => {
      cached.loaded = bot;
    },
    () => cache.delete(key),
  );
  return cached;
}

async function load(id: string, level: BotLevel, options: unknown) {
  const manifest = manifestOf(id);
  if (!manifest) throw new Error(`no bots for ${id}`);
  const { loadBot } = await manifest.bots();
  return loadBot(level, options, tablesOf(id));
}

/** A bot, loaded once and shared by all tables with the same options. */
export function botFor(
  id: string,
  level: BotLevel,
  options: unknown,
): Promise<Bot<unknown, unknown>> {
  return cachedBot(id, level, options).loading;
}

/** The same, if it is loaded already; if not, it will be soon. Nobody's move waits for it. */
export function botAtHand(
  id: string,
  level: BotLevel,
  options: unknown,
): Bot<unknown, unknown> | null {
  return cachedBot(id, level, options).loaded;
}
