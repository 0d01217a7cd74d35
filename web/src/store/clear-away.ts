import { dropDrafts } from './drafts.ts';
import { dropLook } from './last-look.ts';
import { dropLesson } from './lessons.ts';
import { takeTable } from './tables.ts';

/** Puts what was cleared away back as it was. */
export type PutBack = () => Promise<void>;

/** A table and all that belongs to it. */
export async function clearAway(id: IDBValidKey): Promise<PutBack> {
  if (typeof id === 'string') dropLook(id);
  const putDraftsBack = typeof id === 'string' ? dropDrafts(id) : () => {};
  const putLessonBack = typeof id === 'string' ? dropLesson(id) : () => {};
  const putTableBack = await takeTable(id);
  return async () => {
    await putTableBack();
    putDraftsBack();
    putLessonBack();
  };
}
