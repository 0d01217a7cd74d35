import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Files } from './src/first-page/files.ts';
import type { FirstPage } from './src/first-page/render.tsx';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The first word of the address of each screen, by its module. */
const SCREENS: Readonly<Record<string, string>> = {
  NewGame: 'new',
  TableScreen: 'table',
  Replay: 'replay',
  Rules: 'rules',
  Fair: 'fair',
  Lobby: 'lobby',
  Room: 'room',
  Records: 'records',
  Settings: 'settings',
  WorkshopScreen: 'workshop',
};

const NO_FILES: Files = { screens: {}, games: {}, languages: {}, type: [], texts: {} };

/**
 * Puts into the page what is to be seen before any script has come: the front page and the frame of every other
 * screen, in every language, and two small scripts that choose among them. The server's policy knows both by their
 * hashes, since they stand in the page itself.
 */
export function firstPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-page',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle ? filesIn(bundle) : NO_FILES;
        const beforePaint = await inlined(config, 'before-paint', files);
        const withLook = html.replace('<!-- before-paint -->', () => script(beforePaint));
        if (!bundle) return withLook;
        const pages = (await renderPages(config)).map(templates).join('');
        const placePage = await inlined(config, 'place-page', NO_FILES);
        return withLook.replace('<!-- first-pages -->', () => pages + script(placePage));
      },
    },
  };
}

const script = (code: string) => `<script>${code}</script>`;

function templates({ language, home, frame, titles }: FirstPage): string {
  const about = JSON.stringify(titles).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    `<template data-page="home" lang="${language}">${home}</template>`,
    `<template data-page="frame" lang="${language}" data-titles="${about}">${frame}</template>`,
  ].join('');
}

/** A module of the first page as one script that can stand in the page. */
async function inlined(config: ResolvedConfig, name: string, files: Files): Promise<string> {
  const made = (await build({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/first-page/${name}.ts`, formats: ['iife'], name: 'page' },
      copyPublicDir: false,
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = made[0]?.output ?? [];
  if (!chunk) throw new Error(`${name} was not built`);
  return chunk.code.trim().replaceAll('</', '<\\/');
}

async function renderPages(config: ResolvedConfig): Promise<FirstPage[]> {
  const server = await createServer({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    appType: 'custom',
    define: config.define ?? {},
    resolve: { conditions: config.resolve.conditions },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: config.resolve.conditions } },
  });
  try {
    const { renderFirstPages } = await server.ssrLoadModule('/src/first-page/render.tsx');
    return await renderFirstPages();
  } finally {
    await server.close();
  }
}

/** What to fetch for each screen, game and language, beyond what the page names itself. */
function filesIn(bundle: Bundle): Files {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  const first = new Set(filesOf(chunks, entry));
  const screens: Record<string, string[]> = {};
  const games: Record<string, string[]> = {};
  const languages: Record<string, string[]> = {};
  const texts: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const module = chunk.facadeModuleId ?? '';
    const files = filesOf(chunks, chunk).filter((file) => !first.has(file));
    const [, screen] = /\/web\/src\/screens\/(\w+)\.tsx$/.exec(module) ?? [];
    const [, language] = /\/web\/locales\/(\w+)\.json$/.exec(module) ?? [];
    const [, game, part] = /\/games\/(\w+)\/(.+)\.(?:ts|json)$/.exec(module) ?? [];
    const [, told] = /^locales\/(\w\w)$/.exec(part ?? '') ?? [];
    if (screen && SCREENS[screen]) screens[SCREENS[screen]] = files;
    else if (language) languages[language] = files;
    else if (game && told) texts[`${game}/${told}`] = files;
    // What a board needs of its game, beside texts, is in one file, which goes by the game's name.
    else if (chunk.moduleIds.some((id) => id.includes(`/games/${chunk.name}/board/`))) {
      games[chunk.name] = files;
    }
  }
  // Of a chunk that has nothing but styles only these are left.
  const type = Object.keys(bundle).filter((name) => /\/type-faces-[^/]*\.css$/.test(name));
  return { screens, games, languages, type, texts };
}

/** A chunk with everything that it imports at once, and their style sheets. */
function filesOf(
  chunks: readonly Chunk[],
  chunk: Chunk | undefined,
  known: string[] = [],
): string[] {
  if (!chunk || known.includes(chunk.fileName)) return known;
  known.push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
  for (const name of chunk.imports) {
    filesOf(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      known,
    );
  }
  return known;
}
