import type { Chance } from '@late/kernel';
import { hasWord, type WordGraph } from '@late/lexicon';
import type { CommonView, Move, Pending } from '../../rules/index.ts';

/** How a player challenges words that it does not know. */
export interface ChallengeHabits {
  /** The words that it knows. */
  readonly known: WordGraph;
  /** All words. */
  readonly all: WordGraph;
  /** In percent: how often it challenges what is no word, and a word that it does not know. */
  readonly wrong: number;
  readonly unknown: number;
}

/** The word that this seat may still challenge. */
export function openWord({ pending, viewer }: CommonView): Pending | null {
  if (!pending || viewer === 'audience' || viewer === pending.seat) return null;
  return pending.accepted.includes(viewer) ? null : pending;
}

/** Challenges a word or accepts it. */
export function judge(
  habits: ChallengeHabits,
  { tableWords }: CommonView,
  { words }: Pending,
  chance: Chance,
): Move {
  const word = words[0]?.word as string;
  const isIn = (graph: WordGraph) =>
    words.every((run) => tableWords.admitted.includes(run.word) || hasWord(graph, run.word));
  const percent = isIn(habits.known) ? 0 : isIn(habits.all) ? habits.unknown : habits.wrong;
  return { do: chance.below(100) < percent ? 'challenge' : 'accept', word };
}
