import type { Letter } from '@late/lexicon';
import type { Move, Placement } from '../../rules/index.ts';
import type { Ground } from '../ground/ground.ts';

/** Something that can be done with a turn: a word, an exchange, or nothing. */
export interface Option {
  readonly move: Extract<Move, { do: 'word' | 'exchange' | 'pass' }>;
  /** Null for a turn without a word. */
  readonly word: string | null;
  readonly laid: readonly Placement[];
  /** What stays in the hand. */
  readonly kept: readonly Letter[];
  /** The points for letters and bonus fields. */
  readonly score: number;
}

/** What is left of a hand when these tokens go. */
export function keptOf(
  { alphabet }: Ground,
  hand: readonly Letter[],
  tokens: readonly string[],
): Letter[] {
  const kept = [...hand];
  for (const token of tokens) {
    const place = kept.indexOf(alphabet.letterOf(token));
    if (place >= 0) kept.splice(place, 1);
  }
  return kept;
}
