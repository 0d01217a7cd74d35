import { resolve } from 'node:path';
import { LEAVING, lockFolder } from './sqlite/serving-lock.ts';
import { StoreFault } from './store-fault.ts';

/**
 * Refuses to serve a folder that another process serves: neither would learn what the other does, who is
 * there and who has asked how much. One that is just ending is waited for. PostgreSQL is not in a folder.
 */
export async function serveAlone(
  place: { readonly dataDir: string; readonly databaseUrl: string | null },
  say: (line: string) => void,
): Promise<void> {
  if (place.databaseUrl !== null || (await lockFolder(place.dataDir, 0))) return;
  const served = `another process serves the folder ${resolve(place.dataDir)} (DATA_DIR)`;
  say(`${served}: waiting ${LEAVING / 1000} s for it to end`);
  if (await lockFolder(place.dataDir, LEAVING)) return;
  throw new StoreFault(
    `${served}: stop it, or set DATABASE_URL and REDIS_URL, with which several processes serve one house`,
  );
}
