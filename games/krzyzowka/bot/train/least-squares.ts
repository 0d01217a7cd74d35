/**
 * Least squares for values that are partly made of later values (LSTD): the weights with which every
 * moment is worth what it brought plus what the next moment is worth.
 */
export class LeastSquares {
  readonly #size: number;
  readonly #matrix: Float64Array[];
  readonly #right: Float64Array;

  /** `ridge` moments that were worth nothing keep the weights of rare features near 0. */
  constructor(size: number, ridge: number) {
    this.#size = size;
    this.#matrix = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = ridge;
      return row;
    });
    this.#right = new Float64Array(size);
  }

  add(now: Float64Array, brought: number, next: Float64Array | null): void {
    for (let i = 0; i < this.#size; i++) {
      const feature = now[i] as number;
      if (feature === 0) continue;
      const row = this.#matrix[i] as Float64Array;
      for (let j = 0; j < this.#size; j++) {
        row[j] = (row[j] as number) + feature * ((now[j] as number) - (next?.[j] ?? 0));
      }
      this.#right[i] = (this.#right[i] as number) + feature * brought;
    }
  }

  /** By Gauss, with the largest pivot. */
  solve(): Float64Array {
    const rows = this.#matrix.map((row, i) => Float64Array.of(...row, this.#right[i] as number));
    const size = this.#size;
    for (let column = 0; column < size; column++) {
      let pivot = column;
      for (let row = column + 1; row < size; row++) {
        if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
      }
      [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
      const head = rows[column]!;
      for (let row = 0; row < size; row++) {
        const factor = row === column ? 0 : rows[row]![column]! / head[column]!;
        if (factor === 0) continue;
        for (let j = column; j <= size; j++) rows[row]![j]! -= factor * head[j]!;
      }
    }
    return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
  }
}
