/** Fits targets by sums of weighted features. Few features: the sums of products are all it keeps. */
export class LeastSquares {
  readonly #products: Float64Array[];
  readonly #targets: Float64Array;

  /** The ridge keeps features that hardly ever occur near 0. */
  constructor(features: number, ridge: number) {
    this.#targets = new Float64Array(features);
    this.#products = Array.from({ length: features }, (_, i) => {
      const row = new Float64Array(features);
      row[i] = ridge;
      return row;
    });
  }

  add(features: readonly number[], target: number): void {
    const present = features.flatMap((value, i) => (value === 0 ? [] : [i]));
    for (const i of present) {
      const value = features[i] as number;
      (this.#targets[i] as number) += value * target;
      const row = this.#products[i] as Float64Array;
      for (const j of present) (row[j] as number) += value * (features[j] as number);
    }
  }

  /** The weights, by elimination; the ridge keeps every pivot above 0. */
  solve(): number[] {
    const rows = this.#products.map((row, i) => [...row, this.#targets[i] as number]);
    rows.forEach((pivot, i) => {
      const head = pivot[i] as number;
      for (let j = i; j < pivot.length; j++) (pivot[j] as number) /= head;
      for (const row of rows) {
        const factor = row === pivot ? 0 : (row[i] as number);
        if (factor === 0) continue;
        for (let j = i; j < row.length; j++) (row[j] as number) -= factor * (pivot[j] as number);
      }
    });
    return rows.map((row) => row.at(-1) as number);
  }
}
