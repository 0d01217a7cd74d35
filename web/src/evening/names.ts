import type { EveningSeen } from '@late/protocol';
import type { Say } from './use-say.ts';

/** What somebody of an evening is called; whoever left the house has no name any more. */
export function calledBy(say: Say, name: string): string {
  return name || say('evening.somebody');
}

/** Those who shared a seat at a game. */
export function seatCalled(
  say: Say,
  { names }: EveningSeen['games'][number]['seats'][number],
): string {
  return names.map((name) => calledBy(say, name)).join(' & ');
}

/** How many games have come to a result: those are what the points are of. */
export function countedIn({ games }: EveningSeen): number {
  return games.filter(({ state }) => state === 'over').length;
}
