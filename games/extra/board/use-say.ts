import { type KitTexts, type Say as SayOf, sayHook } from '@late/ui';
import type { Texts } from '../locales/texts.gen.ts';

type Known = Texts & KitTexts;

export type Say = SayOf<Known>;

/** What this game and the kit can say, and nothing else. */
export const useSay = sayHook<Known>();
