import { isGame, manifestOf } from '@late/games';
import type { LevelResults } from '@late/games/manifest';
import { isEditionId } from '@late/lexicon/names';
import type { Language, Messages } from '@late/ui';
import { type Keepsake, type Luck, listKeepsakes, listLucks } from '../../store/keepsakes.ts';
import { listScores, type Score } from '../../store/scores.ts';

export interface KnownRecords {
  readonly scores: readonly Score[];
  readonly names: Messages;
  readonly keepsakes: ReadonlyMap<string, Keepsake>;
  readonly lucks: ReadonlyMap<string, Luck>;
  /** By game. */
  readonly results: ReadonlyMap<string, LevelResults>;
}

export const NO_RECORDS: KnownRecords = {
  scores: [],
  names: {},
  keepsakes: new Map(),
  lucks: new Map(),
  results: new Map(),
};

/** The records of games that we have, under headings that these games know. */
export async function knownRecords(language: Language): Promise<KnownRecords> {
  const scores = (await listScores()).filter(({ game }) => isGame(game));
  const games = [...new Set(scores.map(({ game }) => game))];
  const [messages, results, keepsakes, lucks] = await Promise.all([
    Promise.all(games.map((game) => manifestOf(game)?.texts(language))),
    Promise.all(games.map(async (game) => [game, await manifestOf(game)?.results?.()] as const)),
    listKeepsakes().catch(() => []),
    listLucks().catch(() => []),
  ]);
  const names: Messages = Object.assign({}, ...messages);
  return {
    // A kind that has no name was never ours: storage may be old or forged.
    scores: scores.filter((score) => isNamed(score, names)),
    names,
    keepsakes: new Map(keepsakes.map((one) => [one.table, one])),
    lucks: new Map(lucks.map((one) => [one.table, one])),
    results: new Map(results.flatMap(([game, found]) => (found ? [[game, found]] : []))),
  };
}

export function kindOf({ game, heading }: Score) {
  return `${game}.heading.${heading}` as const;
}

/** What a heading is told by name has to have one as well. */
function isNamed(score: Score, names: Messages): boolean {
  const { edition, ...terms } = score.terms;
  const told = Object.values(terms).filter((term) => typeof term === 'string');
  if (edition !== undefined && !isEditionId(edition)) return false;
  return [kindOf(score), ...told].every((key) => Object.hasOwn(names, key));
}
