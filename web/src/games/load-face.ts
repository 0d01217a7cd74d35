import { type GameId, manifestOf } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import type { GameFace } from './face.ts';

const faces = new Map<string, Promise<GameFace>>();

/** All parts of a game that a screen needs, fetched side by side, once a page. */
export function loadFace(id: GameId): Promise<GameFace> {
  const known = faces.get(id);
  if (known) return known;
  const face = load(manifestOf(id) as Manifest);
  faces.set(id, face);
  face.catch(() => faces.delete(id));
  return face;
}

async function load(manifest: Manifest): Promise<GameFace> {
  const [game, hosting, board, narrate] = await Promise.all([
    manifest.rules(async () => (await import('./lexicon.ts')).loadLexicon('pl')),
    manifest.hosting(),
    manifest.board(),
    manifest.narrate(),
  ]);
  return { game, ...hosting, ...board, narrate, advises: manifest.advises };
}
