import {
  type AnyGame,
  type BotLevel,
  dealtChance,
  fairChance,
  type Seat,
  type Seed,
} from '@late/kernel';
import type { Table } from './table.ts';

/** A bot whose seat can act now. */
export interface AbleBot {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Whether the table waits for it. */
  readonly must: boolean;
}

/** The level of the bot that plays a seat now, if one does. */
export function botAt({ standIns, plan }: Table, seat: Seat): BotLevel | null {
  const holder = plan.holders[seat];
  return standIns[seat] ?? (holder?.kind === 'bot' ? holder.level : null);
}

/** While an undo is being asked for, bots hold still: a move would void the question. */
export function ableBots(table: Table): AbleBot[] {
  if (table.result || table.undoRequest) return [];
  const bots = (seats: readonly Seat[], must: boolean) =>
    seats.flatMap((seat) => {
      const level = botAt(table, seat);
      return level ? [{ seat, level, must }] : [];
    });
  const { must, may } = table.turn;
  return [...bots(must, true), ...bots(may, false)];
}

/** Whether everybody who plays at once is done but bots: nobody's time is cut short then. */
export function awaitsBots(game: AnyGame, table: Table): boolean {
  const awaited = game.awaited?.(table.state) ?? [];
  return awaited.length > 0 && awaited.every((seat) => botAt(table, seat) !== null);
}

/**
 * The luck with which a bot decides how long it thinks: nobody's to foresee while the game runs, and
 * for the same question always the same, so that a process that comes back takes up its thoughts.
 */
export function paceLuck(table: Table, seed: Seed, seat: Seat): number {
  const { plan, questions } = table;
  if (plan.fairness === 2) return mindLuck(table, seed, `pace/${seat}`, seat);
  return fairChance(seed, `${plan.id}/pace/${seat}`, questions[seat]?.seq ?? 0).below(2 ** 32);
}

/** The luck with which a bot thinks, where it belongs to the deal; null where it is the bot's own affair. */
export function thoughtLuck(table: Table, seed: Seed, seat: Seat): number | null {
  return table.plan.fairness === 2 ? mindLuck(table, seed, `thought/${seat}`, seat) : null;
}

/** Each of a seat's decisions has luck of its own, however many steps others took before it. */
function mindLuck({ used, plan }: Table, seed: Seed, source: string, seat: Seat): number {
  return dealtChance(seed, { [source]: used[seat] ?? 0 }, plan.parts).below(2 ** 32, source);
}
