import type { KeptTable } from '../store/kept-table.ts';

/** A game of another version of its rules than this edition knows. It is whole, but nobody here can judge it. */
export class OfOtherRules extends Error {
  override readonly name = 'OfOtherRules';
  /** The table of this device where it lies; null for one from a file or from the house. */
  readonly kept: KeptTable | null;

  constructor(kept: KeptTable | null = null) {
    super('of another version of its rules');
    this.kept = kept;
  }
}
