import { type KitTexts, sayHook } from '@late/ui';
import type { Texts } from '../locales/texts.gen.ts';

/** What this game and the kit can say, and nothing else. */
export const useSay = sayHook<Texts & KitTexts>();
