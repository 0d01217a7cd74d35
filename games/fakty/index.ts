import { manifest } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { REPLAYS, VERSION } from './rules/version.ts';

export default manifest({
  id: 'fakty',
  name: 'Extra Fakty',
  version: VERSION,
  replays: REPLAYS,
  seats: { min: 2, max: 8 },
  front,
  picture: {
    shapes: [
      { rect: [4, 10, 26, 12, 1] },
      { rect: [34, 10, 26, 12, 1], solid: true },
      { rect: [4, 26, 38, 12, 1], solid: true },
      { rect: [46, 26, 14, 12, 1] },
      { rect: [4, 42, 18, 12, 1] },
      { rect: [26, 42, 34, 12, 1] },
    ],
  },
  needsLexicon: false,
  advises: false,
  rules: async () => (await import('./rules/index.ts')).fakty,
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  coach: () => import('./coach/index.ts'),
  // What the task for one is worth was never learned: all is weighed against rivals.
  leaves: ({ alone }) => alone === true,
  lessons: () => import('./lesson/index.ts'),
  board: () => import('./board/index.ts'),
  frontPage: () => import('./front-page/index.ts'),
  workshop: () => import('./workshop/index.ts'),
  narrate: async () => (await import('./locales/narrate.ts')).narrate,
  texts: async (language) => (await import(`./locales/${language}.json`)).default,
  rulebook: async (language) => (await import(`./rulebook/${language}.md?raw`)).default,
  pictures: () => import('./rulebook/pictures.tsx'),
  kit: async () => (await import('./kit/index.ts')).kit,
  results: async () =>
    (await import('./results/by-level.json', { with: { type: 'json' } })).default,
});
