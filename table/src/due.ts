import type { AnyGame, BotLevel, Seat } from '@late/kernel';
import { type AbleBot, ableBots, awaitsBots } from './bots.ts';
import { nextDeadline, timedOut } from './clock.ts';
import { isFull, type Table } from './table.ts';

/** Something that happens at a table without anybody asking, and when. */
export type Due =
  | { readonly do: 'move'; readonly seat: Seat; readonly level: BotLevel; readonly at: number }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly at: number }
  | { readonly do: 'expire'; readonly at: number };

/**
 * How long a bot thinks, in milliseconds. Infinity: it would rather not. Null: it leaves that to the
 * table, which waits for bots that must act and never asks those that only may.
 */
export type PaceOf = (bot: AbleBot) => number | null;

/** So long a step of a bot takes that everybody waits for, in milliseconds: the rest of its round is about a second. */
const AWAITED_STEP = 100;

/** What is due next. No bot moves before `floor`, when something else was noted down last. */
export function nextDue(
  game: AnyGame,
  table: Table,
  paceOf: PaceOf,
  pause: number,
  floor: number,
): Due | null {
  if (table.result || isFull(table)) return null;
  const dues: Due[] = clockDue(game, table);
  const isBrief = awaitsBots(game, table);
  for (const bot of ableBots(table)) {
    const own = paceOf(bot) ?? (bot.must ? pause : Number.POSITIVE_INFINITY);
    const pace = isBrief && Number.isFinite(own) ? Math.min(own, AWAITED_STEP) : own;
    const at = (table.questions[bot.seat]?.at ?? floor) + Math.max(0, Math.ceil(pace));
    if (Number.isFinite(at)) {
      dues.push({ do: 'move', seat: bot.seat, level: bot.level, at: Math.max(at, floor) });
    }
  }
  // Of two at the same moment the first stays: a deadline is one, not a moment before it.
  return dues.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
}

/** What the clock will do first. */
function clockDue(game: AnyGame, table: Table): Due[] {
  const at = nextDeadline(game, table);
  if (at === null) return [];
  if (game.deadline(table.state) === at) return [{ do: 'expire', at }];
  return timedOut(table, at).map((seat) => ({ do: 'stand-in', seat, at }));
}

/**
 * The time under which a bot's move is noted down: now, unless the house slept past the end of a
 * round. What the bot would have done in time still counts.
 */
export function dateOf(game: AnyGame, { state }: Table, due: Due, now: number): number {
  const deadline = game.deadline(state);
  return due.do === 'move' && deadline !== null && deadline <= now ? due.at : now;
}
