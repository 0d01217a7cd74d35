import type { SeatLabel } from '@late/ui';
import type { OwnView, Stage } from '../../rules/index.ts';

/** Everybody who is at this stage of the round, as a list to be said. */
export function namesAt({ desks }: OwnView, seats: readonly SeatLabel[], stage: Stage): string {
  return seats.flatMap(({ name }, seat) => (desks[seat]?.stage === stage ? [name] : [])).join(', ');
}
