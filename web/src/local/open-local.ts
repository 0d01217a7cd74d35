import { commitment, ReplayFault } from '@late/kernel';
import { otherListIn } from '@late/lexicon';
import { openingOfPlan, restore } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { OfOtherList } from '../lexicon/other-list.ts';
import { OfOtherRules } from '../records/other-rules.ts';
import { DamagedTable } from '../store/table-faults.ts';
import { readTable } from '../store/tables.ts';
import { LocalTable } from './LocalTable.ts';

/**
 * Takes a kept table up again. Null if there is none; throws `OfOtherList` if its words are not here,
 * `OfOtherRules` if its rules are not, `DamagedTable` if it makes no sense.
 */
export async function openLocal(face: GameFace, id: string): Promise<LocalTable | null> {
  const stored = await readTable(id);
  if (!stored) return null;
  const { kept, log } = stored;
  if (kept.plan.game !== face.game.id) throw new DamagedTable(id);
  if (log.length === 0 || kept.plan.commitment !== commitment(kept.seed)) {
    throw new DamagedTable(id);
  }
  const judged = openingOfPlan(face.game, kept.plan);
  if (!judged.ok) {
    const lists = otherListIn(judged.refusal);
    if (lists) throw new OfOtherList(lists, kept);
    const { code } = judged.refusal;
    throw code === 'table.other-rules' ? new OfOtherRules(kept) : new DamagedTable(id);
  }
  try {
    return new LocalTable(face, kept, restore(face.game, kept.plan, judged.opening, log));
  } catch (error) {
    if (error instanceof ReplayFault) throw new DamagedTable(id);
    throw error;
  }
}
