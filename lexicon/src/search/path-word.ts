/** A word on a path while it is looked at: its buffers serve the next one, so `keep` what is to last. */
export interface PathWord {
  /** The word: the first `length` of `letters`, on the fields in `path`; 1 in `laid` for a new token. */
  readonly length: number;
  readonly letters: Uint8Array;
  readonly path: Uint8Array;
  readonly laid: Uint8Array;
  /** How many of its tokens are new. */
  readonly tokens: number;
  keep(): KeptPathWord;
}

export interface KeptPathWord {
  readonly word: string;
  /** The fields in reading order. */
  readonly path: readonly number[];
  /** By letter of the word, whether its token is new. */
  readonly laid: readonly boolean[];
}
