import { movedOn } from '@late/table';
import type { LastTime } from '../shell/last-time.ts';
import type { After } from './use-after.ts';

/** How a game is set up for those who have just played another one: the same names, each a seat further on. */
export function setupAfter(after: After | null): Partial<LastTime> {
  if (after === null) return {};
  if (after.kind === 'room') return { company: 'online' };
  const holders = movedOn(after.kept.plan.holders);
  const people = holders.flatMap((held) => (held.kind === 'person' ? [held.name] : []));
  const bots = holders.flatMap((held) => (held.kind === 'bot' ? [held] : []));
  const level = bots[0] && { level: bots[0].level };
  if (people.length > 1) return { company: 'device', people, alongside: bots.length, ...level };
  return bots.length ? { company: 'bots', bots: bots.length, ...level } : { company: 'solo' };
}
