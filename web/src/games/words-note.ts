import { manifestOf } from '@late/games';
import { editionAsked } from '@late/lexicon/names';
import type { Say } from '../shell/use-say.ts';

/** In which language a table plays with words: "English words". Nothing of a game that needs none. */
export function wordsNote(say: Say, game: string, options: unknown): string | undefined {
  return manifestOf(game)?.needsLexicon ? say(`edition.${editionAsked(options)}`) : undefined;
}

/** "Słówka · English words", or the name alone. */
export function titleOf(name: string, note: string | undefined): string {
  return note ? `${name} · ${note}` : name;
}
