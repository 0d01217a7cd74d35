import { type GameId, manifestOf } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import { editionAsked } from '@late/lexicon/names';
import type { GameFace, GameLook } from './face.ts';

const looks = new Map<GameId, Promise<GameLook>>();
const faces = new Map<GameId, Promise<GameFace>>();

/** What shows a game, fetched side by side, once a page. */
export function loadLook(id: GameId): Promise<GameLook> {
  return once(looks, id, async ({ hosting, board, narrate, advises }) => {
    const parts = await Promise.all([hosting(), board(), narrate()]);
    return { id, ...parts[0], ...parts[1], narrate: parts[2], advises };
  });
}

/** All parts of a game that a screen needs, its rules included; its words may not be here yet. */
export function loadFace(id: GameId): Promise<GameFace> {
  return once(faces, id, async (manifest) => {
    const [look, game] = await Promise.all([
      loadLook(id),
      manifest.rules(async () => (await import('./lexicon.ts')).lexicons),
    ]);
    return { ...look, game };
  });
}

/** Has the words of a table with these options at hand, if it plays with words. */
export async function loadWords(id: GameId, options: unknown): Promise<void> {
  if (!manifestOf(id)?.needsLexicon) return;
  await (await import('./lexicon.ts')).openEdition(editionAsked(options));
}

/** A game, ready to judge a table with these options. */
export async function loadFaceFor(id: GameId, options: unknown): Promise<GameFace> {
  const [face] = await Promise.all([loadFace(id), loadWords(id, options)]);
  return face;
}

/** What could not be fetched is fetched again when it is asked for again. */
function once<Part>(
  known: Map<GameId, Promise<Part>>,
  id: GameId,
  load: (manifest: Manifest) => Promise<Part>,
): Promise<Part> {
  const loading = known.get(id) ?? load(manifestOf(id) as Manifest);
  known.set(id, loading);
  loading.catch(() => known.delete(id));
  return loading;
}
