import { backUp } from '../src/store/sqlite/backup.ts';

/** A process that backs a database up: `<database> <file>`. */
const [database, file] = process.argv.slice(2) as [string, string];
await backUp(database, file);
