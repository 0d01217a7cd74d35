import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';
import type { Postgres } from './postgres.ts';

/** More than the page that holds it: then new pages are needed, as they are for steps. */
const PROBE = 4_096;

/** Whether the database can be written, and how large it is. */
export function healthOf(db: Postgres): Pick<Store, 'probe' | 'bytes'> {
  const write = db.statement('INSERT INTO probes (body) VALUES ($1)');
  const clear = db.statement('DELETE FROM probes WHERE body = $1');
  const size = db.statement<{ size: number }>(
    'SELECT pg_database_size(current_database()) AS size',
  );
  let bytes = 0;
  return {
    probe: async () => {
      const body = randomBytes(PROBE).toString('hex');
      await db.transaction(async (tx) => {
        await tx.run(write, body);
        await tx.run(clear, body);
      });
      bytes = (await db.get(size))?.size ?? 0;
    },
    bytes: () => bytes,
  };
}
