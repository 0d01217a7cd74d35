import type { BotLevel } from '@late/kernel';
import type { Taste } from './taste.ts';

/** A beginner: prints whatever comes, as it comes. */
const EASY: Taste = {
  eager: true,
  blur: 25,
  planCopy: 0,
  unseenCopy: 0,
  envy: 0,
  zoneCell: [0, 0, 0],
  bodyCell: [0, 0, 0],
  removal: [0, 0, 0],
  denial: 0,
  token: [0, 0, 0],
  motor: [5, 5, 5],
  cheque: 0,
  packing: 0.3,
  access: 0.1,
  haste: 0,
  counts: false,
};

/** A regular: knows what articles, duels and tokens are worth, but not what the others hold or plan. */
const MEDIUM: Taste = {
  eager: false,
  blur: 10,
  planCopy: 0.2,
  unseenCopy: 0.1,
  envy: 0.5,
  zoneCell: [2, 1, 0],
  bodyCell: [0.5, 0.3, 0],
  removal: [0, 0, 0],
  denial: 0.3,
  token: [15, 15, 10],
  motor: [0, 0, 0],
  cheque: 0,
  packing: 0.5,
  access: 0.3,
  haste: 0,
  counts: false,
};

/**
 * An editor: keeps the zone, tokens and good cards for late hours, and everybody's books. The numbers
 * were set by hand after games with all of them varied at random against the other levels. Keeping
 * sections open mattered most; whether to remove dispatches early made no difference that could be seen.
 */
const HARD: Taste = {
  eager: false,
  blur: 2,
  planCopy: 0.25,
  unseenCopy: 0.2,
  envy: 0.4,
  zoneCell: [5, 4, 0.5],
  bodyCell: [1, 1, 0.2],
  removal: [-3, -10, 0],
  denial: 0.2,
  token: [45, 45, 40],
  motor: [0, 0, 5],
  cheque: 2,
  packing: 0.8,
  access: 1,
  haste: 3,
  counts: true,
};

export const LEVELS: Readonly<Record<BotLevel, Taste>> = {
  easy: EASY,
  medium: MEDIUM,
  hard: HARD,
};
