import { manifestOf } from '@late/games';
import { seededChance } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import { tablesOf } from '../../src/tables-of.ts';

const luck = seededChance(7);

/** The move that an easy bot would make for somebody; null if they need not move. */
export async function moveFor({ seat, table, plan }: RoomSeen): Promise<unknown> {
  if (seat === null || !table || table.result || !table.turn.must.includes(seat)) return null;
  const bots = await manifestOf(plan.game)?.bots();
  const bot = await bots?.loadBot('easy', plan.options, tablesOf(plan.game));
  return bot?.choose(table.view, luck);
}
