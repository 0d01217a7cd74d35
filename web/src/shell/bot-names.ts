import type { BotLevel } from '@late/kernel';
import { BOT_NAMES, type Holder } from '@late/table';

export function botHolders(count: number, level: BotLevel): Holder[] {
  return BOT_NAMES.slice(0, count).map((name) => ({ kind: 'bot', name, level }));
}
