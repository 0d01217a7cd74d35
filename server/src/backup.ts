import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

// npm run backup -- <file>: a consistent copy while the server runs.
const [path] = process.argv.slice(2);
if (!path) {
  console.error('usage: npm run backup -- <file>');
  process.exit(2);
}
const store = openSqliteStore(join(readSettings(process.env).dataDir, 'late-edition.db'));
try {
  await store.backup(path);
  console.error(`Copied to ${path}`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await store.close();
}
