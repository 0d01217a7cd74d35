import { manifestOf } from '@late/games';
import { commitment, ReplayFault } from '@late/kernel';
import { otherListIn } from '@late/lexicon/names';
import { openingOfPlan, restore, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { LessonRun } from '../lesson/LessonRun.ts';
import { otherEditionOf } from '../lexicon/other-edition.ts';
import { OfOtherList } from '../lexicon/other-list.ts';
import { OfOtherRules } from '../records/other-rules.ts';
import type { Say } from '../shell/use-say.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { DamagedTable } from '../store/table-faults.ts';
import { readTable } from '../store/tables.ts';
import { LocalTable } from './LocalTable.ts';

/** A table of this browser, to be played on by a reader in whose words `say` speaks. */
export async function openLocal(face: GameFace, id: string, say: Say): Promise<LocalTable | null> {
  const restored = await restoreLocal(face, id);
  if (!restored) return null;
  const { kept, table } = restored;
  return new LocalTable(face, kept, table, say, await lessonAt(kept));
}

/** The lesson that a table began with, if this edition has it. */
async function lessonAt({
  plan: { game, id },
  lesson: name,
}: KeptTable): Promise<LessonRun | null> {
  if (name === undefined) return null;
  const module = await manifestOf(game)?.lessons?.();
  const lesson = module && Object.hasOwn(module.lessons, name) ? module.lessons[name] : undefined;
  return lesson ? new LessonRun(lesson, id) : null;
}

/**
 * Takes a kept table up again. Null if there is none; throws `OfOtherList` if its words are not here,
 * `OfOtherRules` if its rules are not, `DamagedTable` if it makes no sense.
 */
export async function restoreLocal(
  face: GameFace,
  id: string,
): Promise<{ readonly kept: KeptTable; readonly table: Table } | null> {
  const stored = await readTable(id);
  if (!stored) return null;
  const { kept, log } = stored;
  if (kept.plan.game !== face.game.id) throw new DamagedTable(id);
  if (log.length === 0 || kept.plan.commitment !== commitment(kept.seed)) {
    throw new DamagedTable(id);
  }
  const judged = openingOfPlan(face.game, kept.plan);
  if (!judged.ok) {
    const lists = otherListIn(judged.refusal) ?? otherEditionOf(face.game, kept.plan.options);
    if (lists) throw new OfOtherList(lists, kept);
    const { code } = judged.refusal;
    throw code === 'table.other-rules' ? new OfOtherRules(kept) : new DamagedTable(id);
  }
  try {
    return { kept, table: restore(face.game, kept.plan, judged.opening, log) };
  } catch (error) {
    if (error instanceof ReplayFault) throw new DamagedTable(id);
    throw error;
  }
}
