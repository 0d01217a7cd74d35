import type { Manifest } from './manifest.ts';

/** A list of games, asked by the ids that come from links, files, storage and the network. */
export function gameList<const M extends Manifest>(games: readonly M[]) {
  const byId: ReadonlyMap<string, M> = new Map(games.map((game) => [game.id, game]));
  return {
    isGame: (id: string): id is M['id'] => byId.has(id),
    /** As people know it; a game that is not on the list is called by its id. */
    nameOf: (id: string): string => byId.get(id)?.name ?? id,
    /** Whether a coach judges what is done at such a table. */
    isJudged: (id: string, options: unknown): boolean => {
      const game = byId.get(id);
      return Boolean(game?.coach) && !game?.leaves?.(options);
    },
    manifestOf: (id: string): M | null => byId.get(id) ?? null,
  };
}
