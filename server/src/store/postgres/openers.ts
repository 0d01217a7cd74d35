import type { Store } from '../store.ts';
import type { Postgres } from './postgres.ts';

type Openers = Pick<Store, 'openerSecret' | 'openerOf' | 'listedOf'>;

export function openersIn(db: Postgres): Openers {
  const secret = db.statement<{ value: string }>(
    `SELECT value FROM secrets WHERE name = 'openers'`,
  );
  const ofTable = db.statement<{ opener: string | null; opener_network: string | null }>(
    'SELECT opener, opener_network FROM tables WHERE id = $1',
  );
  const listedBy = (column: 'opener' | 'opener_network') =>
    db.statement<{ count: number }>(
      `SELECT count(*) AS count FROM tables
       WHERE listed = 1 AND status <> 'over' AND ${column} = $1 AND visited >= $2`,
    );
  const byAddress = listedBy('opener');
  const byNetwork = listedBy('opener_network');

  return {
    openerSecret: async () => ((await db.get(secret)) as { value: string }).value,
    openerOf: async (table) => {
      const row = await db.get(ofTable, table);
      if (!row?.opener || !row.opener_network) return null;
      return { address: row.opener, network: row.opener_network };
    },
    listedOf: async ({ address, network }, since) => ({
      address: (await db.get(byAddress, address, since))?.count ?? 0,
      network: (await db.get(byNetwork, network, since))?.count ?? 0,
    }),
  };
}
