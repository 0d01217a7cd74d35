import { describe } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { appendContract } from './store-contract-append.ts';
import { backupContract } from './store-contract-backup.ts';
import { budgetsContract } from './store-contract-budgets.ts';
import { duelsContract } from './store-contract-duels.ts';
import { peopleContract } from './store-contract-people.ts';
import { sharingContract } from './store-contract-sharing.ts';
import { tablesContract } from './store-contract-tables.ts';
import { wakesContract } from './store-contract-wakes.ts';
import { freshId, type OpenPlace } from './store-fixtures.ts';

/** What every store promises, whatever it is made of. */
export function storeContract(
  name: string,
  open: OpenPlace,
  restore: ((backup: string) => Promise<Store>) | null,
): void {
  describe(`${name} keeps the store's contract`, () => {
    const fresh = () => open(`place_${freshId()}`);
    tablesContract(fresh);
    appendContract(fresh);
    wakesContract(fresh);
    peopleContract(fresh);
    duelsContract(fresh);
    budgetsContract(open);
    sharingContract(open);
    if (restore) backupContract(fresh, restore);
  });
}
