/** A bot at its seat. */
export interface Player {
  readonly name: string;
  choose(view: unknown): unknown;
  /** How long it thinks about a numbered question, in milliseconds; without this, not at all. */
  readonly pace?: ((view: unknown, question: number) => number) | undefined;
}
