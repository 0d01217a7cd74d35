import { manifestOf } from '@late/games';
import type { Written } from '@late/games/manifest';
import { type AnyGame, parse, type Refusal } from '@late/kernel';
import { readLexicon } from '@late/lexicon/node';

interface HostedGame {
  readonly game: AnyGame;
  apart(options: unknown): Refusal | null;
  written(options: unknown): Written | null;
}

const hosted = new Map<string, Promise<HostedGame>>();

async function load(id: string): Promise<HostedGame | null> {
  const manifest = manifestOf(id);
  if (!manifest) return null;
  const known = hosted.get(id);
  if (known) return known;
  const loading = Promise.all([
    manifest.rules(async () => readLexicon('pl')),
    manifest.hosting(),
  ]).then(([game, { apart, written }]) => ({ game, apart, written }));
  hosted.set(id, loading);
  loading.catch(() => hosted.delete(id));
  return loading;
}

/** A game by the id that a request or a stored table names; null for one that is not on the list. */
export async function findGame(id: string): Promise<AnyGame | null> {
  return (await load(id))?.game ?? null;
}

/** Why these options will not do for people who are not in one place. */
export async function whyNotApart(id: string, options: unknown): Promise<Refusal | null> {
  return (await load(id))?.apart(options) ?? null;
}

/** What somebody wrote themselves for a table with these options; null where the game does not know them. */
export async function writtenFor(id: string, options: unknown): Promise<Written | null> {
  const found = await load(id);
  const judged = found && parse(found.game.options, options);
  // A deck that nobody can play with is refused for that.
  if (!judged?.ok || found?.apart(judged.value)) return null;
  return found?.written(judged.value) ?? null;
}
