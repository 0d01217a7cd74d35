import type { ReadTable } from '@late/kernel';
import { EDITION_IDS } from '@late/lexicon';
import { readLexicon } from '../lexicon/read-lexicon.ts';

const TABLES = import.meta.glob<string>('../../../games/*/bot/tables/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What a game's bots and its coach learned, or the words of an edition; fetched by whichever worker thinks. */
export const tablesOf =
  (game: string): ReadTable =>
  async (name) => {
    const edition = EDITION_IDS.find((id) => name === `lexicon/${id}`);
    if (edition) return readLexicon(edition);
    const response = await fetch(TABLES[`../../../games/${game}/bot/tables/${name}`] ?? name);
    if (!response.ok) throw new Error(`table ${name}: ${response.status}`);
    return response.arrayBuffer();
  };
