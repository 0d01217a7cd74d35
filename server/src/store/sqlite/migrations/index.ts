import { firstEdition } from './0001-first-edition.ts';
import { linksForADay } from './0002-links-for-a-day.ts';
import { people } from './0003-people.ts';
import { openers } from './0004-openers.ts';
import { ages } from './0005-ages.ts';
import { probes } from './0006-probes.ts';
import { budgets } from './0007-budgets.ts';
import { forgotten } from './0008-forgotten.ts';
import { cleared } from './0009-cleared.ts';
import { duels } from './0010-duels.ts';

/**
 * How a file came to be as it is today, one step a file of this folder: number n brings it from
 * `user_version` n - 1 to n, once. What is on the main branch is never edited, only followed by the next
 * number; whoever finds their number taken takes the next. Each runs inside of one transaction with
 * all others that a file still needs, so that a file is of the old edition or of the new, never between.
 */
export const MIGRATIONS: readonly string[] = [
  firstEdition,
  linksForADay,
  people,
  openers,
  ages,
  probes,
  budgets,
  forgotten,
  cleared,
  duels,
];
