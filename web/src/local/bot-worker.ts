/// <reference lib="webworker" />
import { manifestOf } from '@late/games';
import type { AnyBotModule } from '@late/games/manifest';
import { type Bot, type BotQuestion, type ReadTable, seededChance } from '@late/kernel';
import { EDITION_IDS } from '@late/lexicon';
import { readLexicon } from '../lexicon/read-lexicon.ts';

/** What a game itself is asked, such as the best that was possible. */
export interface AdviceQuestion {
  readonly ask: 'advice';
  readonly game: string;
  readonly question: unknown;
}

export type Question = BotQuestion | AdviceQuestion;

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

const TABLES = import.meta.glob<string>('../../../games/*/bot/tables/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function moduleOf(game: string): Promise<AnyBotModule> {
  const manifest = manifestOf(game);
  if (!manifest) throw new Error('no bots for this game');
  return manifest.bots();
}

const tablesOf =
  (game: string): ReadTable =>
  async (name) => {
    const edition = EDITION_IDS.find((id) => name === `lexicon/${id}`);
    if (edition) return readLexicon(edition);
    const response = await fetch(TABLES[`../../../games/${game}/bot/tables/${name}`] ?? name);
    if (!response.ok) throw new Error(`table ${name}: ${response.status}`);
    return response.arrayBuffer();
  };

const bots = new Map<string, Promise<Bot<unknown, unknown>>>();

function botFor({ game, level, options }: BotQuestion): Promise<Bot<unknown, unknown>> {
  const key = JSON.stringify([game, level, options]);
  const known = bots.get(key);
  if (known) return known;
  const bot = moduleOf(game).then(({ loadBot }) => loadBot(level, options, tablesOf(game)));
  bots.set(key, bot);
  bot.catch(() => bots.delete(key));
  return bot;
}

async function answer(asked: Question): Promise<unknown> {
  switch (asked.ask) {
    case 'move':
      return (await botFor(asked)).choose(asked.view, seededChance(asked.luck));
    case 'pace':
      return (await botFor(asked)).pace?.(asked.view, seededChance(asked.luck)) ?? null;
    case 'advice': {
      const { advise } = await moduleOf(asked.game);
      if (!advise) throw new Error('no advice for this game');
      return advise(asked.question, tablesOf(asked.game));
    }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question & { id: number }>) => {
  const { id } = data;
  try {
    postMessage({ id, answer: await answer(data) } satisfies Reply);
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies Reply);
  }
});
