import { manifest } from '@late/games/manifest';
import front from './locales/front/lines.json' with { type: 'json' };
import { VERSION } from './rules/version.ts';

export default manifest({
  id: 'pig',
  name: 'Pig',
  version: VERSION,
  seats: { min: 2, max: 4 },
  front,
  picture: { dice: [6, 4, 1] },
  needsLexicon: false,
  advises: false,
  rules: async () => (await import('./rules/index.ts')).pig,
  hosting: async () => (await import('./hosting.ts')).hosting,
  bots: () => import('./bot/index.ts'),
  board: () => import('./board/index.ts'),
  narrate: async () => (await import('./locales/narrate.ts')).narrate,
  texts: async (language) => (await import(`./locales/${language}.json`)).default,
  rulebook: async (language) => (await import(`./rulebook/${language}.md?raw`)).default,
  kit: async () => (await import('./kit/index.ts')).kit,
});
