import { manifestOf } from '@late/games';
import type { Bot, BotQuestion } from '@late/kernel';
import { tablesOf } from '../tables-of.ts';

/** Options come from guests: whatever they think of, so many bots are kept, and the oldest go first. */
const MOST_KEPT = 500;

const kept = new Map<string, Promise<Bot<unknown, unknown>>>();

/** The bot that is asked, loaded once and shared by all tables with the same options. */
export function loadBot(asked: BotQuestion): Promise<Bot<unknown, unknown>> {
  const key = JSON.stringify([asked.game, asked.level, asked.options]);
  const known = kept.get(key);
  if (known) return known;
  const loading = load(asked);
  kept.set(key, loading);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
  loading.catch(() => kept.delete(key));
  return loading;
}

async function load({ game, level, options }: BotQuestion): Promise<Bot<unknown, unknown>> {
  const manifest = manifestOf(game);
  if (!manifest) throw new Error(`no bots for ${game}`);
  const bots = await manifest.bots();
  return bots.loadBot(level, options, tablesOf(game));
}
