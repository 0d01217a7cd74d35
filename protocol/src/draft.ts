import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';

/** What somebody has half laid; the boards know its shape. */
export const draftSchema = v.pipe(v.unknown(), v.check(isSmallDraft));

/** Whether it may be shown to mates: boards write small drafts, and nothing else may pass as one. */
export function isSmallDraft(draft: unknown): boolean {
  return (JSON.stringify(draft) ?? '').length <= WIRE_LIMITS.draft;
}
