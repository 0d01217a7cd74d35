import { type BigIntStats, statSync } from 'node:fs';
import type { Store } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import type { Sqlite } from './sqlite.ts';

/** More than the page that holds it: then new pages are needed, as they are for steps. */
const PROBE = 8_192;

/** Whether the file is there and can be written, and how large it is. */
export function fileHealth(db: Sqlite, file: string): Pick<Store, 'probe' | 'bytes'> {
  const opened = statOf(file);
  const write = db.statement(`INSERT INTO probes (body) VALUES (hex(zeroblob(${PROBE / 2})))`);
  const clear = db.statement('DELETE FROM probes');
  return {
    probe: async () => {
      // A file that was deleted can be written for as long as it is open, and is gone when it is closed.
      const now = statOf(file);
      if (!now || now.ino !== opened?.ino || now.dev !== opened.dev) {
        throw new StoreFault('the database file was deleted or replaced');
      }
      await db.write(() => {
        write.run();
        clear.run();
      });
    },
    bytes: () =>
      ['', '-wal'].reduce((sum, side) => sum + Number(statOf(file + side)?.size ?? 0), 0),
  };
}

function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}
