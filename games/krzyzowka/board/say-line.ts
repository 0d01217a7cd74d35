import type { Line } from '@late/kernel';
import type { Say } from './use-say.ts';

export function sayLine(say: Say, { key, params }: Line): string {
  return say(key, params);
}
