import { faultOf } from '@late/kernel';
import { otherListIn } from '@late/lexicon/names';
import { OfOtherList } from '../lexicon/other-list.ts';
import { DamagedTable } from '../store/table-faults.ts';
import { OfOtherRules } from './other-rules.ts';

/** What to tell about a kept game that cannot be read. It could be before it was kept. */
export function readingFault(error: unknown, id: string): unknown {
  const fault = faultOf(error);
  if (!fault) return error;
  const lists = otherListIn(fault);
  if (lists) return new OfOtherList(lists);
  return fault.code === 'record.version' ? new OfOtherRules() : new DamagedTable(id);
}
