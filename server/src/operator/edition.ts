import { version } from '../../package.json';
import { MIGRATIONS as POSTGRES } from '../store/postgres/migrations/index.ts';
import { MIGRATIONS as SQLITE } from '../store/sqlite/migrations/index.ts';

/** The edition, and the schemas of the databases that it writes. */
export function edition(): string {
  return `Late Edition ${version}, schema ${SQLITE.length} on SQLite, ${POSTGRES.length} on PostgreSQL`;
}
