/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly se: number;
}

/** Rounds before anything may be dropped: fewer do not tell how much they spread. */
const LEAST = 6;
/** How many standard errors behind the leader is behind for good: 95 % for a dozen runners. */
const BEHIND = 2.4;

/**
 * Several moves tried with the same luck, round by round; whoever falls behind for good drops out. All that still
 * run have run the same rounds, so what they differ by spreads less than they do.
 */
export class Race {
  readonly #results: number[][];
  readonly #spared: ReadonlySet<number>;
  #running: readonly number[];

  /** Those that are spared run to the end, however far behind. */
  constructor(runners: number, spared: Iterable<number> = []) {
    this.#results = Array.from({ length: runners }, () => []);
    this.#spared = new Set(spared);
    this.#running = [...this.#results.keys()];
  }

  /** Who still runs. */
  get running(): readonly number[] {
    return this.#running;
  }

  get rounds(): number {
    return this.#results[this.leader]?.length ?? 0;
  }

  /** The best of those who still run, by the mean of their rounds. */
  get leader(): number {
    let best = this.#running[0] ?? 0;
    for (const runner of this.#running) if (this.mean(runner) > this.mean(best)) best = runner;
    return best;
  }

  round(run: (runner: number) => number): void {
    for (const runner of this.#running) this.#results[runner]?.push(run(runner));
    if (this.rounds < LEAST) return;
    const { leader } = this;
    this.#running = this.#running.filter((runner) => {
      if (runner === leader || this.#spared.has(runner)) return true;
      const { mean, se } = this.gap(leader, runner);
      return mean <= BEHIND * se;
    });
  }

  mean(runner: number): number {
    return estimateOf(this.#results[runner] ?? []).mean;
  }

  estimate(runner: number): Estimate {
    return estimateOf(this.#results[runner] ?? []);
  }

  /** By how much one is ahead of another, over the rounds that both have run. */
  gap(one: number, other: number): Estimate {
    const [a = [], b = []] = [this.#results[one], this.#results[other]];
    const { length } = a.length < b.length ? a : b;
    return estimateOf(a.slice(0, length).map((value, round) => value - (b[round] as number)));
  }
}

/** Of values that were drawn one by one. */
export function estimateOf(values: readonly number[]): Estimate {
  const { length } = values;
  if (length === 0) return { mean: Number.NEGATIVE_INFINITY, se: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, se: length > 1 ? Math.sqrt(squares / (length - 1) / length) : 0 };
}
