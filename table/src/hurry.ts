import type { AnyGame } from '@late/kernel';
import { botAt } from './bots.ts';
import type { PaceOf } from './due.ts';
import type { Table } from './table.ts';

/** So many times faster bots play when they are hurried: one after the other still, and seen to be. */
const HASTE = 8;

/**
 * Whether bots may be hurried: the table waits for them alone, and no clock runs against which their time would be
 * part of the game.
 */
export function canHurry(game: AnyGame, table: Table): boolean {
  const { result, turn, undoRequest, state } = table;
  if (result || undoRequest || turn.must.length === 0) return false;
  return turn.must.every((seat) => botAt(table, seat) !== null) && game.deadline(state) === null;
}

/** The same, faster. Who would have acted first still does. */
export function hurried(paceOf: PaceOf): PaceOf {
  return (bot) => {
    const pace = paceOf(bot);
    return pace === null ? null : pace / HASTE;
  };
}

export function hurriedPause(pause: number): number {
  return pause / HASTE;
}
