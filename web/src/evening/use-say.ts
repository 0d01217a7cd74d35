import { type Say as SayOf, sayHook } from '@late/ui';
import type { Texts } from '../shell/use-say.ts';
import type { Texts as Own } from './locales/texts.gen.ts';

/** What evenings and the shell can say, and nothing else. */
export const useSay = sayHook<Texts & Own>();

export type Say = SayOf<Texts & Own>;
