/// <reference lib="webworker" />
import { type Bot, type BotLevel, type LoadBot, seededChance } from '@late/kernel';

/** A seat's bot is asked for a move. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: BotLevel;
  readonly options: unknown;
  readonly view: unknown;
  readonly luck: number;
}

export type Reply =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly error: string };

const LOADERS = import.meta.glob<LoadBot<unknown, unknown>>('../../../games/*/bot/index.ts', {
  import: 'loadBot',
});
const TABLES = import.meta.glob<string>('../../../games/*/bot/tables/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const bots = new Map<string, Promise<Bot<unknown, unknown>>>();

async function load({ game, level, options }: Question): Promise<Bot<unknown, unknown>> {
  const loadBot = await LOADERS[`../../../games/${game}/bot/index.ts`]?.();
  if (!loadBot) throw new Error('no bots for this game');
  return loadBot(level, options, async (name) => {
    const response = await fetch(TABLES[`../../../games/${game}/bot/tables/${name}`] ?? name);
    if (!response.ok) throw new Error(`table ${name}: ${response.status}`);
    return response.arrayBuffer();
  });
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const key = JSON.stringify([data.game, data.level, data.options]);
  try {
    const bot = bots.get(key) ?? load(data);
    bots.set(key, bot);
    const move = (await bot).choose(data.view, seededChance(data.luck));
    postMessage({ id: data.id, move } satisfies Reply);
  } catch (error) {
    bots.delete(key);
    postMessage({ id: data.id, error: String(error) } satisfies Reply);
  }
});
