import { manifest, type Puzzle } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { REPLAYS, VERSION } from './rules/version.ts';

export default manifest({
  id: 'extrablatt',
  name: 'Das Extrablatt',
  version: VERSION,
  replays: REPLAYS,
  seats: { min: 2, max: 4 },
  front,
  picture: {
    shapes: [
      { rect: [5, 6, 54, 52, 1] },
      { path: 'M5 18h54M32 18v40M11 12h30' },
      { rect: [10, 23, 17, 14], solid: true },
      { path: 'M10 43h17M10 49h17M37 25h17M37 31h17M37 37h17M37 43h17M37 49h10' },
    ],
  },
  needsLexicon: false,
  advises: false,
  rules: async () => (await import('./rules/index.ts')).extrablatt,
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  coach: () => import('./coach/index.ts'),
  // What the task for one is worth was never learned: all is weighed against rivals.
  leaves: ({ alone }) => alone === true,
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
