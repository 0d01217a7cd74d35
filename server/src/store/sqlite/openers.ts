import type { Opener, Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type Openers = Pick<Store, 'openerSecret' | 'openerOf' | 'listedOf'>;

export function openersIn(db: Sqlite): Openers {
  const secret = db.statement<{ value: string }>(
    `SELECT value FROM secrets WHERE name = 'openers'`,
  );
  const ofTable = db.statement<{ opener: string | null; opener_network: string | null }>(
    'SELECT opener, opener_network FROM tables WHERE id = ?',
  );
  const listedBy = (column: 'opener' | 'opener_network') =>
    db.statement<{ count: number }>(
      `SELECT count(*) AS count FROM tables
       WHERE listed = 1 AND status <> 'over' AND ${column} = ? AND visited >= ?`,
    );
  const byAddress = listedBy('opener');
  const byNetwork = listedBy('opener_network');

  return {
    openerSecret: () => db.read(() => (secret.get() as { value: string }).value),
    openerOf: (table) =>
      db.read((): Opener | null => {
        const row = ofTable.get(table);
        if (!row?.opener || !row.opener_network) return null;
        return { address: row.opener, network: row.opener_network };
      }),
    listedOf: ({ address, network }, since) =>
      db.read(() => ({
        address: byAddress.get(address, since)?.count ?? 0,
        network: byNetwork.get(network, since)?.count ?? 0,
      })),
  };
}
