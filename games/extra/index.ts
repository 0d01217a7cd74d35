import { manifest, type Puzzle } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { VERSION } from './rules/version.ts';

export default manifest({
  id: 'extra',
  name: 'EXTRA!',
  version: VERSION,
  seats: { min: 1, max: 6 },
  front,
  picture: { dice: [3, 5, 1, 6, 2] },
  needsLexicon: false,
  advises: false,
  rules: async () => (await import('./rules/index.ts')).extra,
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  coach: () => import('./coach/index.ts'),
  lessons: () => import('./lesson/index.ts'),
  puzzles: async () => (await import('./puzzles/all.json')).default as readonly Puzzle[],
  board: () => import('./board/index.ts'),
  frontPage: () => import('./front-page/index.ts'),
  narrate: async () => (await import('./locales/narrate.ts')).narrate,
  texts: async (language) => (await import(`./locales/${language}.json`)).default,
  rulebook: async (language) => (await import(`./rulebook/${language}.md?raw`)).default,
  pictures: () => import('./rulebook/pictures.tsx'),
  kit: async () => (await import('./kit/index.ts')).kit,
  results: async () =>
    (await import('./results/by-level.json', { with: { type: 'json' } })).default,
});
