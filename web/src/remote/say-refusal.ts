import type { Refusal } from '@late/kernel';
import { sayAny } from '@late/ui';
import type { Say } from '../shell/use-say.ts';

/** A refusal in words. A newer house may know codes that this page has never heard of. */
export function sayRefusal(say: Say, { code, params }: Refusal): string {
  const told = sayAny(say, code, params);
  return told === code ? say('online.refused') : told;
}
