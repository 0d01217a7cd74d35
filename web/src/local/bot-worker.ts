/// <reference lib="webworker" />
import { manifestOf } from '@late/games';
import type { AnyBotModule } from '@late/games/manifest';
import { type Bot, type BotQuestion, seededChance } from '@late/kernel';
import { patience } from './patience.ts';
import { tablesOf } from './read-bot-table.ts';

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

async function moduleOf(game: string): Promise<AnyBotModule> {
  const manifest = manifestOf(game);
  if (!manifest) throw new Error('no bots for this game');
  return manifest.bots();
}

const clock = () => performance.now();

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
    case 'move': {
      const bot = await botFor(asked);
      return bot.choose(asked.view, seededChance(asked.luck), patience(clock));
    }
    case 'pace': {
      const bot = await botFor(asked);
      return bot.pace?.(asked.view, seededChance(asked.luck), patience(clock)) ?? null;
    }
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
