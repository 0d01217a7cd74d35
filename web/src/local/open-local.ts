import { commitment, ReplayFault } from '@late/kernel';
import { otherListIn } from '@late/lexicon';
import { openingOfPlan, restore } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { OfOtherList } from '../lexicon/other-list.ts';
import { DamagedTable, readTable } from '../store/tables.ts';
import { LocalTable } from './LocalTable.ts';

/**
 * Takes a kept table up again. Null if there is none; throws `OfOtherList` if its words are not here,
 * `DamagedTable` if it makes no sense.
 */
export async function openLocal(face: GameFace, id: string): Promise<LocalTable | null> {
  const stored = await readTable(id);
  if (!stored) return null;
  const { kept, log } = stored;
  const { game, version } = kept.plan;
  if (game !== face.game.id || version !== face.game.version) throw new DamagedTable(id);
  if (log.length === 0 || kept.plan.commitment !== commitment(kept.seed)) {
    throw new DamagedTable(id);
  }
  const judged = openingOfPlan(face.game, kept.plan);
  if (!judged.ok) {
    const lists = otherListIn(judged.refusal);
    throw lists ? new OfOtherList(lists, kept) : new DamagedTable(id);
  }
  try {
    return new LocalTable(face, kept, restore(face.game, kept.plan, judged.opening, log));
  } catch (error) {
    if (error instanceof ReplayFault) throw new DamagedTable(id);
    throw error;
  }
}
