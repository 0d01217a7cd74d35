import type { AnyGame, Seat } from '@late/kernel';
import { type ClockRule, isHuman } from './plan.ts';
import { isSpent } from './share.ts';
import { isFull, type Table } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

export function allowance(clock: ClockRule): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'turn':
      return clock.seconds * 1000;
    case 'days':
      return clock.days * DAY;
  }
}

/**
 * When a seat's time is up: only people are timed, and nobody for whom a bot stands in already. Whoever has
 * used up their share of the log has no time left.
 */
export function seatDeadline(table: Table, seat: Seat): number | null {
  const time = isSpent(table, seat) ? 0 : allowance(table.plan.clock);
  const since = table.waitingSince[seat] ?? null;
  if (time === null || since === null || table.standIns[seat]) return null;
  return isHuman(table.plan.holders[seat]) ? since + time : null;
}

/** The next moment at which the table must be looked at without anybody acting. */
export function nextDeadline(game: AnyGame, table: Table): number | null {
  if (table.result || isFull(table)) return null;
  const times = table.plan.holders.map((_, seat) => seatDeadline(table, seat));
  times.push(game.deadline(table.state));
  const due = times.filter((time) => time !== null);
  return due.length ? Math.min(...due) : null;
}

/** Whether the game's own deadline has come, so that it must expire before anything else is played. */
export function isDue(game: AnyGame, table: Table, now: number): boolean {
  const deadline = table.result ? null : game.deadline(table.state);
  return deadline !== null && deadline <= now;
}

/** The seats whose time is up: a bot stands in for them until they are back. */
export function timedOut(table: Table, now: number): Seat[] {
  if (table.result) return [];
  return table.plan.holders.flatMap((_, seat) => {
    const deadline = seatDeadline(table, seat);
    return deadline !== null && deadline <= now ? [seat] : [];
  });
}
