import type { Edition } from './editions.ts';
import type { WordGraph } from './word-graph.ts';

export const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'numeral',
  'pronoun',
  'adverb',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** What a game lets count as a word. */
export interface Admits {
  readonly parts: readonly PartOfSpeech[];
  readonly properNouns: boolean;
  /**
   * False where vulgar words do not count: at a family's table, and in the head of every bot. Judge and
   * search with the same: `verdict` then says `vulgar`, and `graph` leaves them out. Left out, they count.
   */
  readonly vulgar?: boolean;
}

/** Every part of speech, no names. */
export const ANY_PART: Admits = { parts: PARTS_OF_SPEECH, properNouns: false };

export const NO_WORD_REASONS = [
  'not-listed',
  'proper-noun',
  'abbreviation',
  'part-of-speech',
  'vulgar',
  'too-short',
  'letter',
] as const;
export type NoWordReason = (typeof NO_WORD_REASONS)[number];

export type Verdict =
  | { readonly word: true }
  | { readonly word: false; readonly reason: NoWordReason };

/** How many words somebody knows: everyday ones, those of a reader, or all. */
export const VOCABULARIES = ['everyday', 'reader', 'all'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** A word list that can be trusted: named, versioned, and with reasons. */
export interface Lexicon {
  /** Name and version in one, as tables record it: `polski-1`. */
  readonly id: string;
  /** The language of its words. */
  readonly edition: Edition;
  /** All lists that are here: the one that it came from first, the newest last. */
  readonly lists: readonly string[];
  /** Another of them: a table is judged, searched and played by the list that it names. Null if it is not here. */
  ofList(id: string): Lexicon | null;
  /** Judges a word in any case of letters. */
  verdict(word: string, admits: Admits): Verdict;
  /** The words as a graph, for searching. The same question gets the same object. */
  graph(admits: Admits, vocabulary?: Vocabulary): WordGraph;
}
