import type { BotLevel } from '@late/kernel';
import type { Holder } from '@late/table';

/** The house's own players, named after what lies about in a print shop. */
const BOT_NAMES = ['Serif', 'Pica', 'Stet', 'Gazette', 'Errata'] as const;

export function botHolders(count: number, level: BotLevel): Holder[] {
  return BOT_NAMES.slice(0, count).map((name) => ({ kind: 'bot', name, level }));
}
