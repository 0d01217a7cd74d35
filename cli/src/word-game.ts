import { GAMES, manifestOf } from '@late/games';
import type { WordKit } from '@late/games/manifest';
import { UsageFailure } from './command.ts';

export const WORD_GAMES = GAMES.filter(({ needsLexicon }) => needsLexicon)
  .map(({ id }) => id)
  .sort();

/** What a game that is played by the list of words knows of them. */
export async function wordKitOf(id: string): Promise<WordKit> {
  const kit = await manifestOf(id)?.kit();
  if (kit?.words) return kit.words;
  throw new UsageFailure(
    `"${id}" is no game of words; --game must be one of ${WORD_GAMES.join(', ')}`,
  );
}
