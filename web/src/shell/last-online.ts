import { BOT_LEVELS, type BotLevel, RECORD_LIMITS } from '@late/kernel';
import type { ClockRule } from '@late/table';
import * as v from 'valibot';

/** The clocks on offer. */
export const CLOCKS = {
  none: { kind: 'none' },
  's-30': { kind: 'turn', seconds: 30 },
  's-60': { kind: 'turn', seconds: 60 },
  's-120': { kind: 'turn', seconds: 120 },
  's-300': { kind: 'turn', seconds: 300 },
  'd-1': { kind: 'days', days: 1 },
  'd-2': { kind: 'days', days: 2 },
  'd-3': { kind: 'days', days: 3 },
  'd-7': { kind: 'days', days: 7 },
} as const satisfies Record<string, ClockRule>;
export type ClockName = keyof typeof CLOCKS;

/** How the last table for friends elsewhere was set up. */
export interface LastOnline {
  /** Beside one's own. */
  readonly seats: readonly ('open' | 'closed' | BotLevel)[];
  readonly listed: boolean;
  readonly clock: ClockName;
}

const clockNames = Object.keys(CLOCKS) as ClockName[];

export const lastOnlineSchema: v.GenericSchema<unknown, LastOnline> = v.object({
  seats: v.fallback(
    v.pipe(
      v.array(v.picklist(['open', 'closed', ...BOT_LEVELS])),
      v.maxLength(RECORD_LIMITS.seats),
    ),
    () => [],
  ),
  listed: v.fallback(v.boolean(), false),
  clock: v.fallback(v.picklist(clockNames), 'none'),
});

/** The seats beside one's own, as many as the game has; friends may come to any of them. */
export function seatsBeside({ seats }: LastOnline, max: number): LastOnline['seats'] {
  return Array.from({ length: max - 1 }, (_, index) => seats[index] ?? 'open');
}
