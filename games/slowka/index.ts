import { manifest } from '@late/games/manifest';
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
  rules: async (lexicon, others) =>
    (await import('./rules/index.ts')).slowka(await lexicon(), others),
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  board: () => import('./board/index.ts'),
  narrate: async () => (await import('./locales/narrate.ts')).narrate,
  texts: async (language) => (await import(`./locales/${language}.json`)).default,
  rulebook: async (language) => (await import(`./rulebook/${language}.md?raw`)).default,
  kit: async () => (await import('./kit/index.ts')).kit,
});
