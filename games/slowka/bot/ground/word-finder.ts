import { type Letter, type PathWord, pathSearch, type WordGraph } from '@late/lexicon';
import { type Field, NEIGHBOURS, type Placement } from '../../rules/index.ts';
import type { FieldSet } from './field-set.ts';
import { freeAfterWord, type Ground } from './ground.ts';
import { bonusOf, pointsOf } from './worth.ts';

/** A word that could be laid now. */
export interface Choice {
  readonly word: string;
  readonly path: readonly Field[];
  readonly laid: readonly Placement[];
  readonly score: number;
  /** The score, and what else spoke for or against it. */
  readonly value: number;
}

/** What speaks for or against a word beyond its score; `after` are the fields then free. */
export type Judge = (word: PathWord, after: FieldSet) => number;

const SCORE_ALONE: Judge = () => 0;

/** Finds the words of a turn. */
export class WordFinder {
  readonly #search;
  readonly #after: FieldSet = { low: 0, high: 0 };

  constructor(graph: WordGraph) {
    this.#search = pathSearch(graph, NEIGHBOURS);
  }

  /** The best turns, best first: of the words that lay the same tokens alike only the best. */
  best(ground: Ground, hand: readonly Letter[], most: number, judge = SCORE_ALONE): Choice[] {
    const after = this.#after;
    const kept: (Choice & { readonly key: string })[] = [];
    this.#search.words(ground.letters, hand, (word) => {
      freeAfterWord(ground.free, word, after);
      const score = pointsOf(ground, word) + bonusOf(ground, after);
      const value = score + judge(word, after);
      if (kept.length >= most && value <= (kept.at(-1)?.value ?? 0)) return;
      const key = keyOf(word);
      const twin = kept.findIndex((choice) => choice.key === key);
      if (twin >= 0) {
        if ((kept[twin]?.value ?? 0) >= value) return;
        kept.splice(twin, 1);
      }
      const place = kept.findIndex((choice) => choice.value < value);
      kept.splice(place < 0 ? kept.length : place, 0, { ...choiceOf(word), score, value, key });
      if (kept.length > most) kept.pop();
    });
    return kept;
  }
}

function choiceOf(found: PathWord): Pick<Choice, 'word' | 'path' | 'laid'> {
  const { word, path, laid } = found.keep();
  return {
    word,
    path,
    laid: path.flatMap((field, i) => (laid[i] ? [{ field, token: word[i] as string }] : [])),
  };
}

/** Which tokens go where, whatever the word. */
function keyOf({ length, letters, laid, path }: PathWord): string {
  const placed: number[] = [];
  for (let i = 0; i < length; i++) {
    if (laid[i] === 1) placed.push(32 * (path[i] as number) + (letters[i] as number));
  }
  return placed.sort((a, b) => a - b).join();
}
