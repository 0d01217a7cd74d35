import type { GameRecord, Seat } from '@late/kernel';
import { inReadersWords, isUnnamed } from '@late/ui/text';
import type { Say } from './use-say.ts';

/** What somebody in an earlier game is called; whoever gave no name in a game that was sent is not the reader. */
export function nameIn(say: Say, { sitters }: GameRecord, seat: Seat, isSent: boolean): string {
  const name = sitters[seat]?.name ?? '';
  return isSent && isUnnamed(name) ? say('luck.somebody') : inReadersWords(name, say);
}

/** Whether the reader themselves played it, and gave no name. */
export function isReader({ sitters }: GameRecord, seat: Seat, isSent: boolean): boolean {
  return !isSent && isUnnamed(sitters[seat]?.name ?? '');
}

/** Whose games can be played against: people's, and where there were none, the bots'. */
export function peopleIn({ sitters }: GameRecord): Seat[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  return people.length ? people : [...sitters.keys()];
}
