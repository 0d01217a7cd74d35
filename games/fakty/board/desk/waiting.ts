import { type SeatLabel, sayShortName } from '@late/ui';
import type { View } from '../../rules/index.ts';
import type { Say } from '../use-say.ts';

/** Who is waited for, for those who can only watch. */
export function waitingFor(say: Say, { active, phase }: View, seats: readonly SeatLabel[]): string {
  if (phase.at === 'over') return say('fakty.now.over');
  if (phase.at !== 'vote') {
    return say('fakty.board.turn-of', { name: sayShortName(seats[active]) });
  }
  const { voted, voters } = phase;
  const names = voters.filter((seat) => !voted[seat]).map((seat) => sayShortName(seats[seat]));
  return say('fakty.board.votes-of', { names: names.join(', ') });
}
