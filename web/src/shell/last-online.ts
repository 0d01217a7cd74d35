import { BOT_LEVELS, type BotLevel, nearestLevel, RECORD_LIMITS } from '@late/kernel';
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
  /** Whether everybody plays the same deal for themselves. */
  readonly duel: LastDuel | null;
}

/** How the last duel was set up, or how it would be. */
export interface LastDuel {
  readonly bots: number;
  readonly level: BotLevel;
  readonly most: number;
  readonly hours: (typeof DUEL_HOURS)[number];
}

/** How long a duel is open: an hour, a day, three, a week, two. */
export const DUEL_HOURS = [1, 24, 72, 168, 336] as const;
export const DUEL_PLAYERS = [2, 3, 4, 6, 8, 12, 20, 30, 40] as const;

export const FIRST_DUEL: LastDuel = { bots: 0, level: 'medium', most: 2, hours: 24 };

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
  duel: v.fallback(
    v.nullable(
      v.object({
        bots: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.seats)),
        level: v.picklist(BOT_LEVELS),
        most: v.picklist(DUEL_PLAYERS),
        hours: v.picklist(DUEL_HOURS),
      }),
    ),
    null,
  ),
});

/** The seats beside one's own, as many as the game has; friends may come to any of them. */
export function seatsBeside(
  { seats }: LastOnline,
  max: number,
  levels: readonly BotLevel[] = BOT_LEVELS,
): LastOnline['seats'] {
  return Array.from({ length: max - 1 }, (_, index) => {
    const as = seats[index] ?? 'open';
    return as === 'open' || as === 'closed' ? as : nearestLevel(levels, as);
  });
}
