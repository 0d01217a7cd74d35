import { firstEdition } from './0001-first-edition.ts';
import { budgets } from './0002-budgets.ts';
import { forgotten } from './0003-forgotten.ts';
import { cleared } from './0004-cleared.ts';
import { duels } from './0005-duels.ts';
import type { Migration } from './migration.ts';

/**
 * How a database came to be as it is today, one step a file of this folder: number n brings it from schema
 * n - 1 to n, once. What is on the main branch is never edited, only followed by the next number; whoever finds
 * their number taken takes the next. Whoever adds one here adds its like to SQLite's: both stores have the
 * same tables and columns.
 *
 * Editions are upgraded one process at a time, so the old one must work on the new schema for a while. Expand
 * first: an edition adds tables, and columns that have a default or may be null, and reads what the old one
 * writes. Contract later: what nobody uses any more is taken away by an edition after that one, never the same.
 * No migration holds a lock for long: large tables are neither rewritten nor indexed in one go.
 */
export const MIGRATIONS: readonly Migration[] = [firstEdition, budgets, forgotten, cleared, duels];
