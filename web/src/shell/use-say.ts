import { type Say as SayOf, sayHook } from '@late/ui';
import type { Texts } from '../../locales/texts.gen.ts';

export type { Texts };

export type Say = SayOf<Texts>;

/** What the shell can say, and nothing else. */
export const useSay = sayHook<Texts>();
