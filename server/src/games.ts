import { manifestOf } from '@late/games';
import type { Manifest, Party, Written } from '@late/games/manifest';
import { type AnyGame, type BotLevel, parse, type Refusal } from '@late/kernel';
import { editionAsked, type OfEdition, ofEdition } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';

type Language = Parameters<Awaited<ReturnType<Manifest['hosting']>>['usual']>[0];

interface HostedGame {
  readonly game: AnyGame;
  apart(options: unknown): Refusal | null;
  written(options: unknown): Written | null;
  levels(options: unknown): readonly BotLevel[];
  usual(language: Language, party: Party): object;
}

const hosted = new Map<string, Promise<HostedGame>>();

async function load(id: string): Promise<HostedGame | null> {
  const manifest = manifestOf(id);
  if (!manifest) return null;
  const known = hosted.get(id);
  if (known) return known;
  const loading = Promise.all([manifest.rules(async () => readLexicon), manifest.hosting()]).then(
    ([game, { apart, written, levels, usual }]) => ({ game, apart, written, levels, usual }),
  );
  hosted.set(id, loading);
  loading.catch(() => hosted.delete(id));
  return loading;
}

/** A game by the id that a request or a stored table names; null for one that is not on the list. */
export async function findGame(id: string): Promise<AnyGame | null> {
  return (await load(id))?.game ?? null;
}

/** The language of the words at a table, as lists of tables tell it. */
export function editionOfTable(id: string, options: unknown): OfEdition {
  return manifestOf(id)?.needsLexicon ? ofEdition(editionAsked(options)) : {};
}

/** Why these options will not do for people who are not in one place. */
export async function whyNotApart(id: string, options: unknown): Promise<Refusal | null> {
  return (await load(id))?.apart(options) ?? null;
}

/** The levels of bots that there are at a table with these options. */
export async function levelsAt(id: string, options: unknown): Promise<readonly BotLevel[]> {
  return (await load(id))?.levels(options) ?? [];
}

/** What somebody wrote themselves for a table with these options; null where the game does not know them. */
export async function writtenFor(id: string, options: unknown): Promise<Written | null> {
  const found = await load(id);
  const judged = found && parse(found.game.options, options);
  // A deck that nobody can play with is refused for that.
  if (!judged?.ok || found?.apart(judged.value)) return null;
  return found?.written(judged.value) ?? null;
}

/** What is set for a reader of this language who plays alone. */
export async function usualAlone(id: string, language: Language): Promise<object> {
  return (await load(id))?.usual(language, 'alone') ?? {};
}
