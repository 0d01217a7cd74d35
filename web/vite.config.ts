import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOut } from '../games/leave-out.ts';
import { firstPage } from './first-page-plugin.ts';
import { LEXICON_FILE, lexicon } from './lexicon-plugin.ts';

/** Alphabets that none of our languages is written in: their fonts need not be kept for offline. */
const FOREIGN_FONT = /(cyrillic|greek|vietnamese)[^/]*\.woff2$/;

/** The parts of a game that every board needs. */
const PLAYED = /\/games\/(\w+)\/(?:rules|board|hosting|locales\/narrate)\b/;

/** Everything but games and word lists. */
const SHARED = /\/(?:web|kernel|table|protocol|ui)\/src\//;

const WORKER = /service-worker\.ts$/;

/** Writes the list of everything the app consists of into the service worker. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['service-worker.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const built = Object.keys(bundle)
          .filter((name) => name !== 'service-worker.js' && name !== 'index.html')
          // Dot files, such as the build's own manifest, are nobody's to ask for.
          .filter((name) => !FOREIGN_FONT.test(name) && !/^\.|\.map$/.test(name))
          .filter((name) => !LEXICON_FILE.test(name));
        const fixed = readdirSync(new URL('public', import.meta.url));
        const files = ['', ...built, ...fixed].map((name) => `/${name}`).sort();
        const version = createHash('sha256');
        for (const name of Object.keys(bundle).sort()) {
          const item = bundle[name];
          if (item && item !== worker)
            version.update(item.type === 'chunk' ? item.code : item.source);
        }
        for (const name of fixed) {
          version.update(readFileSync(new URL(`public/${name}`, import.meta.url)));
        }
        worker.code = worker.code
          .replace('__VERSION__', version.digest('hex').slice(0, 16))
          .replace(/["'`]__PRECACHE__["'`]/, JSON.stringify(JSON.stringify(files)));
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lexicon(), leaveOut('bots', 'coach', 'kit'), firstPage(), precache()],
  worker: {
    format: 'es',
    plugins: () => [
      leaveOut('board', 'frontPage', 'hosting', 'kit', 'results', 'rulebook', 'texts', 'workshop'),
    ],
  },
  server: {
    // The house itself runs beside, as `npm start` would start it.
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  // The built app alone is the offline edition: no house behind it.
  preview: { proxy: {} },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        index: 'index.html',
        'service-worker': 'src/offline/service-worker.ts',
      },
      output: {
        codeSplitting: {
          // Few files: forty small ones are forty questions to a server far away.
          groups: [
            // What every page needs,
            { name: 'first', tags: ['$initial'], test: (id) => !WORKER.test(id), priority: 2 },
            // what several screens need, before a game could take it for its own,
            { name: 'house', test: SHARED, minShareCount: 2, priority: 1 },
            // and what a board needs of its game.
            { name: (id) => PLAYED.exec(id)?.[1] ?? null },
          ],
        },
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
