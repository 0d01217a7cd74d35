import { createHash } from 'node:crypto';
import type { Member } from '@late/table';

/** How somebody who was forgotten is remembered: members are random, so nobody finds one by its hash. */
export function forgottenAs(member: Member): string {
  return createHash('sha256').update(member).digest('hex');
}
