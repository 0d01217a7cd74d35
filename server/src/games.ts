import { loadBot } from '@late/extra/bot';
import { apart, extra } from '@late/extra/rules';
import { extrablatt } from '@late/extrablatt/rules';
import { fakty } from '@late/fakty/rules';
import type { AnyGame, Bot, BotLevel, Game, LoadBot, Refusal } from '@late/kernel';
import { krzyzowka } from '@late/krzyzowka/rules';
import type { Lexicon } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { slowka } from '@late/slowka/rules';

import { tablesOf } from './tables-of.ts';

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

const gamesWith = (polish: Lexicon): Readonly<Record<string, HouseGame>> => ({
  extra: houseGame({ game: extra, loadBot, apart }),
  fakty: houseGame({
    game: fakty,
    loadBot: async (...asked) => (await import('@late/fakty/bot')).loadBot(...asked),
  }),
  extrablatt: houseGame({
    game: extrablatt,
    loadBot: async (...asked) => (await import('@late/extrablatt/bot')).loadBot(...asked),
  }),
  slowka: houseGame({
    game: slowka(polish),
    loadBot: async (...asked) => (await import('@late/slowka/bot')).loadBot(...asked),
  }),
  krzyzowka: houseGame({
    game: krzyzowka(polish),
    loadBot: async (...asked) => (await import('@late/krzyzowka/bot')).loadBot(...asked),
  }),
});

let games: Readonly<Record<string, HouseGame>> | undefined;

/** The words are read with the first question, when whoever started the house can be told what is wrong with them. */
function houseGameOf(id: string): HouseGame | null {
  games ??= gamesWith(readPolish());
  return Object.hasOwn(games, id) ? (games[id] ?? null) : null;
}

export function findGame(id: string): AnyGame | null {
  return houseGameOf(id)?.game ?? null;
}

export function whyNotApart(id: string, options: unknown): Refusal | null {
  return houseGameOf(id)?.apart(options) ?? null;
}

interface Shelf {
  readonly loading: Promise<Bot<unknown, unknown>>;
  loaded: Bot<unknown, unknown> | null;
}

/** Options come from guests: whatever they think of, so many bots are kept, and the first go first. */
const MOST_SHELVES = 500;
const shelves = new Map<string, Shelf>();

function shelfOf(id: string, level: BotLevel, options: unknown): Shelf {
  const key = JSON.stringify([id, level, options]);
  const known = shelves.get(key);
  if (known) return known;
  const shelf: Shelf = { loading: load(id, level, options), loaded: null };
  shelves.set(key, shelf);
  if (shelves.size > MOST_SHELVES) shelves.delete(shelves.keys().next().value as string);
  shelf.loading.then(
    (bot) => {
      shelf.loaded = bot;
    },
    () => shelves.delete(key),
  );
  return shelf;
}

async function load(id: string, level: BotLevel, options: unknown) {
  const game = houseGameOf(id);
  if (!game) throw new Error(`no bots for ${id}`);
  return game.loadBot(level, options, tablesOf(id));
}

/** A bot, loaded once and shared by all tables with the same options. */
export function botFor(
  id: string,
  level: BotLevel,
  options: unknown,
): Promise<Bot<unknown, unknown>> {
  return shelfOf(id, level, options).loading;
}

/** The same, if it is there already; if not, it will be soon. Nobody's move waits for it. */
export function botAtHand(
  id: string,
  level: BotLevel,
  options: unknown,
): Bot<unknown, unknown> | null {
  return shelfOf(id, level, options).loaded;
}
