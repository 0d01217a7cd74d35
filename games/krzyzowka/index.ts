import { manifest, type Puzzle } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { REPLAYS, VERSION } from './rules/version.ts';

export default manifest({
  id: 'krzyzowka',
  name: 'Krzyżówka',
  version: VERSION,
  replays: REPLAYS,
  seats: { min: 1, max: 4 },
  front,
  picture: {
    shapes: [
      { rect: [24, 4, 14, 14] },
      { rect: [24, 18, 14, 14], solid: true },
      { rect: [24, 32, 14, 14] },
      { rect: [24, 46, 14, 14] },
      { rect: [10, 18, 14, 14] },
      { rect: [38, 18, 14, 14] },
    ],
  },
  needsLexicon: true,
  advises: true,
  rules: async (lexicons) => (await import('./rules/index.ts')).krzyzowka(await lexicons()),
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
