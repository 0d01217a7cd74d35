import { type IsLate, neverLate } from '@late/kernel';
import type { Letter } from '@late/lexicon';
import { type Ground, groundWith } from '../ground/ground.ts';
import type { Choice, WordFinder } from '../ground/word-finder.ts';
import { foresight } from '../prospects/prospects.ts';
import type { Weights } from '../prospects/weights.ts';

/** How many words are tried at each turn ahead; further on only the likeliest. */
const WIDTHS = [8, 4, 2];
/** Searches that one decision may cost. */
const BUDGET = 120;
/** And that of the margin of a single word. */
const BUDGET_EACH = 40;

/** Two hands that both players know, and no pool: the rest is calculation. */
export class Endgame {
  readonly #finder: WordFinder;
  readonly #weights: Weights;
  readonly #isLate: IsLate;
  #left = 0;

  constructor(finder: WordFinder, weights: Weights, isLate = neverLate) {
    this.#finder = finder;
    this.#weights = weights;
    this.#isLate = isLate;
  }

  /** The word with which the first hand comes out best; null without any. */
  best(ground: Ground, own: readonly Letter[], rival: readonly Letter[]): Choice | null {
    this.#left = BUDGET;
    let best: Choice | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of this.#words(ground, own, 0)) {
      if (best && this.#isLate()) break;
      const margin = this.#after(ground, choice, own, rival, 1, most, Number.POSITIVE_INFINITY);
      if (margin <= most) continue;
      most = margin;
      best = choice;
    }
    return best;
  }

  /** How much more the first hand makes until the end than the other: with this word, or without any. */
  margin(
    ground: Ground,
    choice: Pick<Choice, 'laid' | 'score'> | null,
    own: readonly Letter[],
    rival: readonly Letter[],
  ): number {
    this.#left = BUDGET_EACH;
    const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return choice
      ? this.#after(ground, choice, own, rival, 1, low, high)
      : -this.#margin(ground, rival, own, 1, low, high, true);
  }

  #words(ground: Ground, hand: readonly Letter[], turn: number): Choice[] {
    if (hand.length === 0) return [];
    this.#left = this.#isLate() ? 0 : this.#left - 1;
    const judge = foresight(this.#weights, ground, hand, false);
    return this.#finder.best(ground, hand, WIDTHS[turn] ?? 1, judge);
  }

  /** How much more the hand that lays this word makes from here on than the other. */
  #after(
    ground: Ground,
    { laid, score }: Pick<Choice, 'laid' | 'score'>,
    own: readonly Letter[],
    rival: readonly Letter[],
    turn: number,
    low: number,
    high: number,
  ): number {
    const kept = [...own];
    for (const { token } of laid) kept.splice(kept.indexOf(ground.alphabet.letterOf(token)), 1);
    const next = groundWith(ground, laid);
    return score - this.#margin(next, rival, kept, turn, score - high, score - low, false);
  }

  #margin(
    ground: Ground,
    own: readonly Letter[],
    rival: readonly Letter[],
    turn: number,
    low: number,
    high: number,
    passed: boolean,
  ): number {
    const words = this.#words(ground, own, this.#left > 0 ? turn : WIDTHS.length);
    if (words.length === 0) {
      return passed ? 0 : -this.#margin(ground, rival, own, turn + 1, -high, -low, true);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of words) {
      const margin = this.#after(ground, choice, own, rival, turn + 1, Math.max(low, most), high);
      most = Math.max(most, margin);
      if (most >= high) break;
    }
    return most;
  }
}
