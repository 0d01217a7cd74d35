import type { Refusal } from '@late/kernel';
import { type Say as SayOf, sayHook } from '@late/ui';
import type { Texts } from '../shell/use-say.ts';
import type { Texts as Own } from './locales/texts.gen.ts';

/** What same luck, duels and the shell can say, and nothing else. */
export const useSay = sayHook<Texts & Own>();

export type Say = SayOf<Texts & Own>;

/** Why a game's luck is not dealt once more. */
export type LuckRefusal = Refusal<Texts & Own>;
