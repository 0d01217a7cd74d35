/** Bounds on decks that anybody writes. Ours keep to them too. */
export const DECK_LIMITS = {
  /** Characters on a tile, without the marks of its special word. */
  text: 28,
  name: 40,
  /** A class or form, in characters; a tile has at most so many. */
  kind: 12,
  kinds: 4,
  /** Classes or forms that may satisfy one want. */
  satisfying: 12,
  /** All of it as JSON, in characters and in bytes: recorded games have it on one line, requests in their body. */
  characters: 7_000,
  bytes: 15_000,
} as const;

/** How many special words each colour should have. */
export const SPECIAL_WORDS = { least: 8, most: 12 } as const;

/** How many tiles of the third colour every pair that fits must have. */
export const PLAYABLE = { subject: 8, predicate: 4, object: 8 } as const;
