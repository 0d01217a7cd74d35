/** Tells our advisory locks from those of other programs in the same database. */
const OURS = 0x4c61_7465;

/** Advisory locks, as PostgreSQL takes them: two numbers each. */
export const LOCKS = {
  /** Held while the schema is brought up to date. */
  migration: [OURS, 1],
  /** Held by every server for as long as it serves: shared, or exclusively by one that must be alone. */
  house: [OURS, 2],
} as const satisfies Record<string, readonly [number, number]>;

/** The first number of locks within one write, on whatever is counted there; the second is a hash. */
export const COUNTED = OURS + 1;
