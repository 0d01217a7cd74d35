import type { Frame } from '@late/kernel';
import type { Event, State } from '../rules/index.ts';
import { polishGame } from './polish.ts';

/** What a game came to by the rules: scores | winners | how it, or each of its rounds, ended. */
export function replayed(steps: readonly Frame<State, Event>[]): string {
  const result = polishGame.result(steps.at(-1)?.state as State);
  const ends = steps
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.type === 'counted') return [event.counted.how];
      return event.type === 'over' && event.why !== 'rounds' ? [event.why] : [];
    });
  return `${result?.scores.join(' ')} | ${result?.winners.join(' ')} | ${ends.join(' ')}`;
}
