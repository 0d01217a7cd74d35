import type { BotLevel } from '@late/kernel';
import type { Vocabulary } from '@late/lexicon';
import type { Eyes } from './common/casual.ts';
import type { Search } from './own/word-plan.ts';

/** What tells the levels apart, game by game. */
export interface Level {
  readonly vocabulary: Vocabulary;
  /** Game 1: what is seen of the table; null for everything, and farther ahead. */
  readonly eyes: Eyes | null;
  /** In percent: how often a word that is none is challenged, and one that is merely unknown. */
  readonly doubts: { readonly wrong: number; readonly unknown: number };
  /** Game 2: for how many tables a crossword is looked for; game 3: how a word is. */
  readonly tables: number;
  readonly search: Search;
  /** What part of a round's time the work takes. */
  readonly time: { readonly crossword: number; readonly word: number };
}

export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  easy: {
    vocabulary: 'everyday',
    eyes: { short: 0.3, letters: 3, further: 0.6 },
    doubts: { wrong: 50, unknown: 8 },
    tables: 3,
    search: { seen: [0.5, 2, 5], content: [90, 50] },
    time: { crossword: 0.75, word: 0.6 },
  },
  medium: {
    vocabulary: 'reader',
    eyes: { short: 0.9, letters: 5, further: 0.85 },
    doubts: { wrong: 80, unknown: 10 },
    tables: 8,
    search: { seen: [0.5, 3, 10], content: [90, 60] },
    time: { crossword: 0.7, word: 0.45 },
  },
  hard: {
    vocabulary: 'all',
    eyes: null,
    doubts: { wrong: 100, unknown: 0 },
    tables: 300,
    search: { seen: [1, 20, 100], content: [100, 95] },
    time: { crossword: 0.5, word: 0.3 },
  },
};
