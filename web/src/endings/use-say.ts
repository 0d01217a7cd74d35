import { type Say as SayOf, sayHook } from '@late/ui';
import type { Texts as Shell } from '../shell/use-say.ts';
import type { Texts as Own } from './locales/texts.gen.ts';

export type Texts = Shell & Own;

/** What endings, records and the shell can say, and nothing else. */
export const useSay = sayHook<Texts>();

export type Say = SayOf<Texts>;
