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
  keepUp: 0,
  removal: [0, 0, 0],
  denial: 0,
  bareMotor: 0,
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
  envy: 0.3,
  zoneCell: [3, 2, 0],
  bodyCell: [1, 0.5, 0],
  keepUp: 0,
  removal: [0, 0, 0],
  denial: 0.1,
  bareMotor: 0,
  token: [15, 15, 10],
  motor: [0, 0, 0],
  cheque: 0,
  packing: 0.5,
  access: 0.3,
  haste: 0,
  counts: false,
};

/**
 * An editor: keeps tokens and good cards for late hours, and everybody's books. The numbers come from
 * some 2,300 games among such bots with all of them varied at random at once: what the score of a seat
 * owes to each was read off by least squares, and the outcome tried against the bot before. Fearing
 * copies to come, envying little and not leaving motors to the next player mattered most; whether to
 * remove dispatches early made no difference that could be seen.
 */
const HARD: Taste = {
  eager: false,
  blur: 2,
  planCopy: 0.3,
  unseenCopy: 0.4,
  envy: 0.2,
  zoneCell: [5.5, 4.5, -1],
  bodyCell: [0.8, 1, 0.3],
  keepUp: 0.55,
  removal: [-3, -10, -4],
  denial: 0.35,
  bareMotor: 10,
  token: [44, 46, 32],
  motor: [0, 0, -3],
  cheque: 2,
  packing: 1.2,
  access: 1.2,
  haste: 3,
  counts: true,
};

export const LEVELS: Readonly<Record<BotLevel, Taste>> = {
  easy: EASY,
  medium: MEDIUM,
  hard: HARD,
};
