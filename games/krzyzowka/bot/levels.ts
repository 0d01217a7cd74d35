import type { UsualLevel } from '@late/kernel';
import type { Vocabulary } from '@late/lexicon';
import type { Eyes } from './common/casual.ts';
import type { Search } from './own/word-plan.ts';

/** What tells the levels apart, game by game. */
export interface Level {
  /** What is known: on the common table, where others' words lie too, and on one's own. */
  readonly vocabulary: { readonly common: Vocabulary; readonly own: Vocabulary };
  /** Game 1: what is seen of the table; null for everything, and farther ahead. */
  readonly eyes: Eyes | null;
  /** In percent: how often a word that is none is challenged, and one that is merely unknown. */
  readonly challenges: { readonly wrong: number; readonly unknown: number };
  /** Game 2: for how many tables a crossword is looked for; game 3: how a word is. */
  readonly tables: number;
  readonly search: Search;
  /** What part of a round's time the work takes. */
  readonly time: { readonly crossword: number; readonly word: number };
}

/**
 * A ladder: each level wins about four games of five against the one below. Only in the common
 * crossword `hard` wins nineteen of twenty, since people's words are a twentieth of all. In game 3 it
 * takes its time, so that nobody is cut off for having met a strong player.
 */
export const LEVELS: Readonly<Record<UsualLevel, Level>> = {
  easy: {
    vocabulary: { common: 'reader', own: 'everyday' },
    eyes: { short: 0.9, letters: 5, further: 0.85 },
    challenges: { wrong: 50, unknown: 8 },
    tables: 8,
    search: { seen: [5, 30, 100], goodEnough: [90, 70] },
    time: { crossword: 0.61, word: 0.34 },
  },
  medium: {
    vocabulary: { common: 'reader', own: 'reader' },
    eyes: null,
    challenges: { wrong: 80, unknown: 10 },
    tables: 30,
    search: { seen: [2, 15, 60], goodEnough: [90, 70] },
    time: { crossword: 0.54, word: 0.4 },
  },
  hard: {
    vocabulary: { common: 'all', own: 'all' },
    eyes: null,
    challenges: { wrong: 100, unknown: 0 },
    tables: 300,
    search: { seen: [1, 20, 100], goodEnough: [100, 95] },
    time: { crossword: 0.54, word: 0.6 },
  },
};
