import type { Alphabet } from './alphabet.ts';
import { graphOf } from './graph-of.ts';
import type { WordGraph } from './word-graph.ts';

/**
 * The words that one table lets count although its list does not have them, and how it comes to that:
 * whoever had a word refused may ask for it before anybody plays on, and all others vote. It is a part of
 * the state of any game of words, and its steps are moves of that game. Everybody may know all of it.
 */
export interface TableWords {
  /** In small letters. They count from the vote on. */
  readonly admitted: readonly string[];
  /** By seat: how often it has asked. */
  readonly asked: readonly number[];
  /** What can be asked for now. */
  readonly refused: RefusedWords | null;
  /** As long as it lasts, everybody else has to vote, and nothing else can be done. */
  readonly vote: WordVote | null;
}

export interface RefusedWords {
  readonly seat: number;
  readonly words: readonly string[];
}

export interface WordVote {
  /** Who asked. */
  readonly seat: number;
  readonly word: string;
  /** Who has said yes: after the first no it is over. */
  readonly yes: readonly number[];
}

/** How often a seat may ask in a game: the others have come to play. */
export const MOST_ASKS = 3;

export function noTableWords(seats: number): TableWords {
  return { admitted: [], asked: new Array<number>(seats).fill(0), refused: null, vote: null };
}

/** These words of a seat have just been refused. Alone there is nobody to ask. */
export function afterRefusal(
  table: TableWords,
  seat: number,
  words: readonly string[],
): TableWords {
  return table.asked.length > 1 ? { ...table, refused: { seat, words } } : table;
}

/** Somebody plays on, so it is too late to ask. */
export function afterTimeToAsk(table: TableWords): TableWords {
  return table.refused ? { ...table, refused: null } : table;
}

/** The words for which a seat may ask now. */
export function wordsToAskFor({ asked, refused, vote }: TableWords, seat: number) {
  const isInTime = refused?.seat === seat && vote === null;
  return isInTime && (asked[seat] as number) < MOST_ASKS ? refused.words : [];
}

/** Assumes that the seat may ask for this word. */
export function askFor(table: TableWords, seat: number, word: string): TableWords {
  const { asked } = table;
  return {
    ...table,
    asked: asked.with(seat, (asked[seat] as number) + 1),
    refused: null,
    vote: { seat, word, yes: [] },
  };
}

/** Who has to vote. */
export function votersOf({ asked, vote }: TableWords): readonly number[] {
  if (!vote) return [];
  return asked.flatMap((_, seat) => (seat === vote.seat || vote.yes.includes(seat) ? [] : [seat]));
}

/** Assumes that the seat has to vote. The last yes lets the word count; one no is enough to refuse it. */
export function afterVote(table: TableWords, seat: number, isYes: boolean): TableWords {
  const vote = table.vote as WordVote;
  if (!isYes) return { ...table, vote: null };
  const counted = { ...table, vote: { ...vote, yes: [...vote.yes, seat] } };
  if (votersOf(counted).length > 0) return counted;
  return { ...counted, admitted: [...table.admitted, vote.word], vote: null };
}

const graphs = new WeakMap<readonly string[], WordGraph>();

/** The words of the table alone, for searches: a graph of a few nodes, beside that of the list. */
export function tableGraph({ admitted }: TableWords, alphabet: Alphabet): WordGraph {
  const graph = graphs.get(admitted) ?? graphOf(admitted, alphabet);
  graphs.set(admitted, graph);
  return graph;
}
