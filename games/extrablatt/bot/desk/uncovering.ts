import type { Desk } from './desk.ts';

/** Whoever takes the lowest card of a column uncovers the next: a motor there invites a rival to a duel. */
export function costOfUncovering({ taste, view }: Desk, fax: number): number {
  return view.plan[fax]?.[1] === 'motor' ? taste.bareMotor : 0;
}
