import type { Having, LogRefusals, RecordRefusals, Refusal } from '@late/kernel';
import type { WireRefusals } from '@late/protocol';
import { type KitTexts, type Say as SayOf, sayHook } from '@late/ui';
import type { Texts as Locales } from '../../locales/texts.gen.ts';

/** What the shell must be able to say for others: the kit, the table, the server, a file. */
type Needed = KitTexts &
  WireRefusals &
  Omit<LogRefusals, keyof RecordRefusals> &
  RecordRefusals & { 'record.refused': { step: number } };

export type Texts = Having<Needed, Locales>;

export type Say = SayOf<Texts>;

/** Why the page itself says no. */
export type ShellRefusal = Refusal<Texts>;

/** What the shell can say, and nothing else. */
export const useSay = sayHook<Texts>();
