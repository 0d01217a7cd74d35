import { type IsLate, neverLate } from '@late/kernel';
import type { Letter } from '@late/lexicon';
import { type Ground, groundWith } from '../ground/ground.ts';
import type { Choice, WordFinder } from '../ground/word-finder.ts';
import { foresight } from '../prospects/prospects.ts';
import type { Weights } from '../prospects/weights.ts';

/** How the rest of a game is calculated. */
export interface Reckoning {
  /** Look after look: how many words are tried at each turn ahead; further on only the likeliest. */
  readonly looks: readonly (readonly number[])[];
  /** Searches that one decision may cost. */
  readonly budget: number;
}

const NARROW = [8, 4, 2];

/** One look. */
export const BRIEF: Reckoning = { looks: [NARROW], budget: 120 };
/** Wider looks as long as the budget lasts; most ends are calculated to the last word. */
export const PATIENT: Reckoning = {
  looks: [NARROW, [16, 8, 4, 2], [30, 16, 8, 4, 2], [60, 30, 16, 8, 4, 2]],
  budget: 1_500,
};

/** And what the margin of a single word may cost. */
const BUDGET_EACH = 40;

/** Two hands that both players know, and no pool: the rest is calculation. */
export class Endgame {
  readonly #finder: WordFinder;
  readonly #weights: Weights;
  readonly #isLate: IsLate;
  readonly #reckoning: Reckoning;
  /** Wider looks ask again what narrow ones have asked. */
  readonly #found = new Map<string, readonly Choice[]>();
  #widths: readonly number[] = NARROW;
  #left = 0;

  constructor(finder: WordFinder, weights: Weights, isLate = neverLate, reckoning = BRIEF) {
    this.#finder = finder;
    this.#weights = weights;
    this.#isLate = isLate;
    this.#reckoning = reckoning;
  }

  /** The word with which the first hand comes out best; null without any. */
  best(ground: Ground, own: readonly Letter[], rival: readonly Letter[]): Choice | null {
    const { looks, budget } = this.#reckoning;
    this.#left = budget;
    this.#widths = looks.at(-1) as readonly number[];
    let order = this.#words(ground, own, 0);
    let best: Choice | null = null;
    for (const widths of looks) {
      const isFirst = widths === looks[0];
      if (!isFirst && (order.length < 2 || this.#left <= 0)) break;
      this.#widths = widths;
      const tried: { choice: Choice; margin: number }[] = [];
      let most = Number.NEGATIVE_INFINITY;
      for (const choice of order.slice(0, widths[0])) {
        if (best && this.#isLate()) return best;
        const margin = this.#after(ground, choice, own, rival, 1, most, Number.POSITIVE_INFINITY);
        // What a wider look has not finished says less than the look before.
        if (!isFirst && this.#left <= 0) return best;
        tried.push({ choice, margin });
        if (margin <= most) continue;
        most = margin;
        best = choice;
      }
      tried.sort((a, b) => b.margin - a.margin);
      order = [...tried.map(({ choice }) => choice), ...order.slice(tried.length)];
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

  #words(ground: Ground, hand: readonly Letter[], turn: number): readonly Choice[] {
    if (hand.length === 0) return [];
    this.#left = this.#isLate() ? 0 : this.#left - 1;
    const width = this.#widths[turn] ?? 1;
    const key = `${width} ${ground.letters} ${[...hand].sort((a, b) => a - b)}`;
    let words = this.#found.get(key);
    if (!words) {
      const judge = foresight(this.#weights, ground, hand, false);
      words = this.#finder.best(ground, hand, width, judge);
      this.#found.set(key, words);
    }
    return words;
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
    const words = this.#words(ground, own, this.#left > 0 ? turn : this.#widths.length);
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
