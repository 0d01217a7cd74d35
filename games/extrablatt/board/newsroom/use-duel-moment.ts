import { useState } from 'react';
import type { SeenDuel, View } from '../../rules/index.ts';

/** The duel that was just decided, for those who saw its cheques, until they have put them away. */
export function useDuelMoment({ duels, phase }: View, isWatched: boolean) {
  const isDue = phase.at === 'ad' || phase.at === 'duck';
  const [seen, setSeen] = useState(() => duels.length - (isDue ? 1 : 0));
  const last = duels.at(-1);
  const isFresh = !isWatched && duels.length > seen && Boolean(last?.cheques);
  const duel: SeenDuel | null = isFresh && last ? last : null;
  return { duel, putAway: () => setSeen(duels.length) };
}
