import { join } from 'node:path';

/** Where the database lies in the folder of data. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'late-edition.db');
}
