/** Luck of one's own: a bot's, a tool's. */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

/**
 * The only luck that rules know. They name where it comes from (a die, a bag, a stack), in words of their own that
 * stay the same for ever: the deal fixes for each source what it answers, one ask after the other.
 */
export interface TableChance {
  below(n: number, source: string): number;
}

/** The answers that chance gave during one step, in order. */
export type Tape = readonly number[];

/** Asks `chance` and writes down what it answered. */
export function recording(chance: TableChance): TableChance & { readonly tape: number[] } {
  const tape: number[] = [];
  return {
    tape,
    below(n, source) {
      const answer = chance.below(n, source);
      tape.push(answer);
      return answer;
    },
  };
}

export class TapeMismatch extends Error {
  override readonly name = 'TapeMismatch';
}

/** Answers from a tape, so that a log replays without any generator. */
export function playback(tape: Tape): Chance & { finish(): void } {
  let next = 0;
  return {
    below(n) {
      const answer = tape[next++];
      if (answer === undefined || !Number.isInteger(answer) || answer < 0 || answer >= n) {
        throw new TapeMismatch(`draw ${next}: ${answer} is not below ${n}`);
      }
      return answer;
    },
    finish() {
      if (next !== tape.length) throw new TapeMismatch(`${tape.length - next} answers left over`);
    },
  };
}

/** For steps that must not need luck. */
export const noChance: Chance = {
  below() {
    throw new TapeMismatch('this step draws no chance');
  },
};

/** A fast, repeatable generator (sfc32) for simulations and tests; live tables use `fairChance`. */
export function seededChance(seed: number): Chance {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = Math.trunc(seed / 2 ** 32) | 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (n) => unbiased(n, next) };
}

/** Turns 32-bit numbers into one below n, rejecting the few that would favour small answers. */
export function unbiased(n: number, next32: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`);
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const x = next32();
    if (x < limit) return x % n;
  }
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[chance.below(from.length)] as T;
}
