import type { WordGraph } from '../word-graph.ts';
import { Best } from './best.ts';
import type { CrosswordMove, CrosswordWorth, KeptCrosswordMove } from './crossword-move.ts';
import { crosswordScore } from './crossword-score.ts';
import { crosswordSearch } from './crossword-search.ts';
import type { LaidLetter } from './laid-letter.ts';
import { type Rack, rackWithout, tilesIn } from './rack.ts';
import { type KeptRackWord, type RackWord, rackWords } from './rack-words.ts';

export interface Crossword {
  readonly laid: readonly LaidLetter[];
  /** All letters of all words, and the bonus if all tiles lie. */
  readonly score: number;
  readonly complete: boolean;
}

export interface CrosswordFilling {
  /** Looks at so many more tables, fewer if it gets too late, and tells the best so far. */
  search(tables: number, isLate?: () => boolean): Crossword;
}

/** How many tables are looked at before the next try from the beginning. */
const TABLES_A_TRY = 25;
/** How many ways to go on are tried at a table. */
const WAYS = 4;
/** Longer moves are many, and leave little to choose afterwards. */
const TILES_A_MOVE = 7;
/** Blanks wait for the end, when little else fits. */
const TILES_BEFORE_BLANKS = 3;
const FIRST_WORDS = 60;
const FIRST_WORD_LENGTH = { least: 4, most: 9 };
/** What part of the tiles left had best be vowels. */
const VOWEL_BALANCE = 0.42;

/**
 * All tiles of a rack in one crossword, as far as luck and patience allow: a first word with the
 * hard letters, then the likeliest moves in depth, and soon again from the beginning. The bonus of
 * `worth` is for laying so many tiles in all. The same luck finds the same.
 */
export function fillCrossword(
  graph: WordGraph,
  rack: Rack,
  worth: CrosswordWorth,
  chance: { below(n: number): number },
): CrosswordFilling {
  const { values, bonus } = worth;
  const { alphabet } = graph;
  const isVowel = (letter: number) => (alphabet.vowels >>> letter) & 1;
  const table = crosswordSearch(graph);
  const firstWords = firstWordsOf(graph, rack, values);
  let best: Crossword = { laid: [], score: 0, complete: false };

  return {
    search(tables, isLate = () => false) {
      for (let left = tables; left > 0 && firstWords.length > 0 && !isLate(); ) {
        const patience = Math.min(left, TABLES_A_TRY);
        left -= patience - tryOnce(patience);
      }
      return best;
    },
  };

  /** One try; how much patience is left. */
  function tryOnce(patience: number): number {
    // Some tries go for points, some for getting rid of tiles.
    const greed = chance.below(5) / 4;
    const first = firstWords[
      Math.min(chance.below(firstWords.length), chance.below(firstWords.length))
    ] as KeptRackWord;
    const laid = [...first.word].map((character, column) => ({
      row: 0,
      column,
      letter: alphabet.letterOf(character),
      blank: first.blanks[column] === true,
    }));
    return goOn(laid, rackWithout(rack, laid), greed, patience - 1);
  }

  /** Tries the best ways to go on from a table; how much patience is left. */
  function goOn(laid: LaidLetter[], left: Rack, greed: number, patience: number): number {
    consider(laid);
    if (tilesIn(left) === 0) return patience;
    let patienceLeft = patience;
    for (const { placements } of waysOn(laid, left, greed)) {
      if (patienceLeft <= 0) return 0;
      const next = [...laid, ...placements];
      patienceLeft = goOn(next, rackWithout(left, placements), greed, patienceLeft - 1);
    }
    return patienceLeft;
  }

  function consider(laid: readonly LaidLetter[]): void {
    const complete = laid.length === tilesIn(rack);
    const score = crosswordScore(laid, values) + (laid.length === bonus.tiles ? bonus.points : 0);
    if (score > best.score) best = { laid, score, complete };
  }

  function waysOn(laid: readonly LaidLetter[], left: Rack, greed: number): KeptCrosswordMove[] {
    const tiles = tilesIn(left);
    const vowels = left.letters.reduce((sum, letter) => sum + isVowel(letter), 0);
    const best = new Best<KeptCrosswordMove>(WAYS);
    const offer = (move: CrosswordMove): void => {
      let hard = 0;
      let vowelsLeft = vowels;
      for (let i = 0; i < move.tiles; i++) {
        if (move.blanks[i] === 1) continue;
        const letter = move.letters[i] as number;
        hard += values[letter] as number;
        vowelsLeft -= isVowel(letter);
      }
      const imbalance = Math.abs(vowelsLeft - VOWEL_BALANCE * (tiles - move.tiles));
      const luck = chance.below(256) / 128;
      best.offer(hard - 2 * imbalance + greed * move.score + luck, move);
    };
    const plain = { tiles: 0, points: 0 };
    const moves = (blanks: number): void =>
      table.moves(laid, { ...left, blanks }, { values, bonus: plain }, offer, TILES_A_MOVE);
    moves(tiles <= TILES_BEFORE_BLANKS ? left.blanks : 0);
    if (best.kept.length === 0 && left.blanks > 0) moves(left.blanks);
    return best.kept;
  }
}

/** Words to begin with, those with the hardest letters first; without blanks if there are any. */
function firstWordsOf(graph: WordGraph, rack: Rack, values: ArrayLike<number>): KeptRackWord[] {
  const { least, most } = FIRST_WORD_LENGTH;
  const good = new Best<KeptRackWord>(FIRST_WORDS);
  rackWords(graph, { ...rack, blanks: 0 }, values, (word) => {
    if (word.length >= least && word.length <= most) good.offer(word.score, word);
  });
  if (good.kept.length > 0) return good.kept;
  const any = new Best<KeptRackWord>(FIRST_WORDS);
  rackWords(graph, rack, values, (word: RackWord) => any.offer(word.score, word));
  return any.kept;
}
