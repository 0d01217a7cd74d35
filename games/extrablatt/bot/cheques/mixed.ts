import { beats } from '../../rules/index.ts';
import type { Hand } from './belief.ts';

/** What a duel is about, seen by one side. */
export interface Stakes {
  /** Winning rather than losing. */
  readonly win: number;
  /** Holding a thousand more afterwards. */
  readonly thousand: number;
}

export interface MixedPlay {
  /** How often to give each of one's own cheques, in their order. */
  readonly odds: readonly number[];
  /** How often that wins. */
  readonly wins: number;
  /** How often each of one's own cheques wins against what the rival should give. */
  readonly winsBy: readonly number[];
  /** What the rival then gives, on average. */
  readonly theirs: number;
}

const ROUNDS = 100;
/** Hands less likely than the first so many are left out. */
const MOST_HANDS = 10;

/**
 * Regret matching: both sides learn from each other which cheques they should have given, until
 * neither can be read. The rival plays each possible hand on its own.
 */
export function mixedPlay(
  mine: readonly number[],
  hands: readonly Hand[],
  stakes: Stakes,
): MixedPlay {
  const likely = [...hands].sort((a, b) => b.likely - a.likely).slice(0, MOST_HANDS);
  const payoff = (own: number, theirs: number) =>
    (beats(own, theirs) ? stakes.win : 0) + stakes.thousand * (theirs - own);
  const own = new Learner(mine.length);
  const rivals = likely.map(({ cheques }) => new Learner(cheques.length));
  const tables = likely.map(({ cheques }) =>
    mine.map((cheque) => cheques.map((other) => payoff(cheque, other))),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const odds = own.odds();
    const gains = mine.map(() => 0);
    likely.forEach(({ cheques, likely: share }, hand) => {
      const table = tables[hand] as number[][];
      const theirs = (rivals[hand] as Learner).odds();
      mine.forEach((_, i) => {
        for (let j = 0; j < cheques.length; j++) {
          (gains[i] as number) += share * (theirs[j] as number) * (table[i]?.[j] as number);
        }
      });
      const costs = cheques.map((_, j) =>
        mine.reduce((sum, _, i) => sum - (odds[i] as number) * (table[i]?.[j] as number), 0),
      );
      (rivals[hand] as Learner).learn(costs);
    });
    own.learn(gains);
  }
  const odds = own.average();
  let wins = 0;
  let all = 0;
  let given = 0;
  const winsBy = mine.map(() => 0);
  likely.forEach(({ cheques, likely: share }, hand) => {
    const theirs = (rivals[hand] as Learner).average();
    all += share;
    cheques.forEach((other, j) => {
      given += share * (theirs[j] as number) * other;
    });
    mine.forEach((cheque, i) => {
      cheques.forEach((other, j) => {
        if (!beats(cheque, other)) return;
        wins += share * (odds[i] as number) * (theirs[j] as number);
        winsBy[i] = (winsBy[i] as number) + share * (theirs[j] as number);
      });
    });
  });
  return { odds, wins: wins / all, winsBy: winsBy.map((won) => won / all), theirs: given / all };
}

/** Regrets what it did not do, and does that more often. */
class Learner {
  readonly #regrets: number[];
  readonly #sums: number[];
  #odds: readonly number[];

  constructor(choices: number) {
    this.#regrets = new Array<number>(choices).fill(0);
    this.#sums = new Array<number>(choices).fill(0);
    this.#odds = shares(this.#regrets);
  }

  odds(): readonly number[] {
    return this.#odds;
  }

  learn(gains: readonly number[]): void {
    const got = gains.reduce((sum, gain, i) => sum + gain * (this.#odds[i] as number), 0);
    gains.forEach((gain, i) => {
      this.#sums[i] = (this.#sums[i] as number) + (this.#odds[i] as number);
      this.#regrets[i] = Math.max(0, (this.#regrets[i] as number) + gain - got);
    });
    this.#odds = shares(this.#regrets);
  }

  average(): readonly number[] {
    return shares(this.#sums);
  }
}

function shares(amounts: readonly number[]): readonly number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount) => (all > 0 ? amount / all : 1 / amounts.length));
}
