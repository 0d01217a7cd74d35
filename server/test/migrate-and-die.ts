import Database from 'libsql';
import { migrate } from '../src/store/sqlite/migrate.ts';
import { MIGRATIONS } from '../src/store/sqlite/migrations/index.ts';

/** A process that is killed when all migrations of a file but the last are done. */
const [file] = process.argv.slice(2) as [string];
const migrations = [...MIGRATIONS];
Object.defineProperty(migrations, MIGRATIONS.length - 1, {
  get() {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  },
});
const db = new Database(file);
db.pragma('journal_mode = WAL');
migrate(db, migrations);
