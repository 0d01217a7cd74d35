/** Keeps the best `most` of what it is offered, best first; of equals, the earlier. */
export class Best<T> {
  readonly #most: number;
  readonly #values: number[] = [];
  readonly #kept: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get kept(): T[] {
    return this.#kept;
  }

  /** Makes the thing to keep only if it is kept. */
  offer(value: number, thing: { keep(): T }): void {
    const values = this.#values;
    if (values.length >= this.#most && !(value > (values.at(-1) ?? Infinity))) return;
    let low = 0;
    for (let high = values.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((values[middle] as number) < value) high = middle;
      else low = middle + 1;
    }
    values.splice(low, 0, value);
    this.#kept.splice(low, 0, thing.keep());
    if (values.length <= this.#most) return;
    values.pop();
    this.#kept.pop();
  }
}
