import { manifest, type Puzzle } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { REPLAYS, VERSION } from './rules/version.ts';

export default manifest({
  id: 'slowka',
  name: 'Słówka',
  version: VERSION,
  replays: REPLAYS,
  seats: { min: 1, max: 4 },
  front,
  picture: {
    shapes: [
      { path: 'M32 4l12 7v14l-12 7-12-7V11z' },
      { path: 'M20 25l12 7v14l-12 7-12-7V32z', solid: true },
      { path: 'M44 25l12 7v14l-12 7-12-7V32z' },
    ],
  },
  needsLexicon: true,
  advises: false,
  rules: async (lexicons) => (await import('./rules/index.ts')).slowka(await lexicons()),
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  coach: () => import('./coach/index.ts'),
  lessons: () => import('./lesson/index.ts'),
  puzzles: async (language) =>
    (await import(`./puzzles/${language}.json`)).default as readonly Puzzle[],
  board: () => import('./board/index.ts'),
  frontPage: () => import('./front-page/index.ts'),
  narrate: async () => (await import('./locales/narrate.ts')).narrate,
  texts: async (language) => (await import(`./locales/${language}.json`)).default,
  rulebook: async (language, edition = language) => {
    const [text, { printed }] = await Promise.all([
      import(`./rulebook/${language}.md?raw`),
      import('./rulebook/printed.ts'),
    ]);
    return printed(text.default, edition);
  },
  pictures: () => import('./rulebook/pictures.tsx'),
  kit: async () => (await import('./kit/index.ts')).kit,
  results: async () =>
    (await import('./results/by-level.json', { with: { type: 'json' } })).default,
});
