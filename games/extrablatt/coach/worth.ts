import type { Seat } from '@late/kernel';
import { count, type Newsroom, type View } from '../rules/index.ts';
import { lengthLeft, prospectsOf } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** What everybody will have in the end, in thousands of copies: the count itself when the game is over. */
export function finalsOf(newsroom: Newsroom & Pick<View, 'phase'>): readonly number[] {
  return newsroom.phase.at === 'over' ? count(newsroom).totals : expectedOf(newsroom);
}

/** The same of a game that goes on, as hard bots end it on average. */
export function expectedOf(newsroom: Newsroom): number[] {
  const weights = WEIGHTS[newsroom.papers.length] as readonly number[];
  return prospectsOf(newsroom).map((traits) =>
    traits.reduce((sum, trait, index) => sum + trait * (weights[index] as number), 0),
  );
}

/** How far the game is, from 0 to 1, for the win table. */
export function stageOf(newsroom: Newsroom): number {
  return 1 - lengthLeft(newsroom);
}

/** What the best of the rivals will have. */
export function bestRival(finals: readonly number[], seat: Seat): number {
  return Math.max(...finals.filter((_, other) => other !== seat));
}
