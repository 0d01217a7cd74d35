import { type SeatLabel, sayShortName } from '@late/ui';
import type { View } from '../../rules/index.ts';
import type { Say } from '../use-say.ts';
import { stillAsked } from './on-turn.ts';

/** Who is waited for, for those who can only watch. */
export function waitingFor(say: Say, view: View, seats: readonly SeatLabel[]): string {
  const { active, phase } = view;
  if (phase.at === 'over') return say('fakty.now.over');
  const asked = stillAsked(view);
  if (!asked) {
    const label = seats[active];
    if (label?.you) return say('fakty.board.turn-yours');
    return say('fakty.board.turn-of', { name: sayShortName(label) });
  }
  const names = asked.map((seat) => sayShortName(seats[seat])).join(', ');
  const isVote = phase.at === 'vote' || phase.at === 'objection';
  return say(isVote ? 'fakty.board.votes-of' : 'fakty.board.answers-of', { names });
}
