/** Mean and standard error of a growing sample (Welford), without keeping it. */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#mean;
  }

  get standardError(): number {
    if (this.#count < 2) return 0;
    return Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}
