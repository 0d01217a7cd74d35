import type { Line } from '@late/kernel';
import type { Say } from '@late/ui';

export function sayLine(say: Say, { key, params }: Line): string {
  return say(key, params);
}
