import type { Plugin } from 'vite';

const NOTHING = '\0left-out';

/** The folders that a manifest loads parts from; what the front page says is always there. */
const FOLDERS = {
  board: 'board/',
  bots: 'bot/',
  coach: 'coach/',
  frontPage: 'front-page/',
  hosting: 'hosting\\.ts$',
  kit: 'kit/',
  results: 'results/',
  rulebook: 'rulebook/',
  texts: 'locales/(?!front/)',
  workshop: 'workshop/',
} as const;

/**
 * A manifest can load every part of its game. A bundle that never asks for some of them, such as the
 * server's or the worker's, leaves them out instead of carrying them along.
 */
export function leaveOut(...parts: readonly (keyof typeof FOLDERS)[]): Plugin {
  const left = new RegExp(`/games/[^/]+/(?:${parts.map((part) => FOLDERS[part]).join('|')})`);
  return {
    name: 'leave-out',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.') || left.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && left.test(found.id.replace(/\?.*/, '')) ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? 'export {}' : null),
  };
}
