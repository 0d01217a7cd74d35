import type { Page } from '@playwright/test';
import type { LaidTable } from './laid-table.ts';

export type StoreName = 'tables' | 'entries' | 'clippings' | 'scores';

export interface Row {
  readonly store: StoreName;
  readonly key: string | number | readonly [string, number];
  readonly value: unknown;
}

/** Writes straight into the browser's database, past everything that would object. */
export async function putRows(page: Page, rows: readonly Row[]): Promise<void> {
  await inDatabase(page);
  await page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('late-edition');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tx = db.transaction(['tables', 'entries', 'clippings', 'scores'], 'readwrite');
    for (const { store, key, value } of all) tx.objectStore(store).put(value, key as IDBValidKey);
    await new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
    });
    db.close();
  }, rows);
}

/** Everything in one store, in the order of its keys. */
export async function readRows(page: Page, store: StoreName): Promise<Row[]> {
  await inDatabase(page);
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('late-edition');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const objects = db.transaction(name).objectStore(name);
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [keys, values] = await Promise.all([ask(objects.getAllKeys()), ask(objects.getAll())]);
    db.close();
    return keys.map((key, index) => ({
      store: name,
      key: key as string,
      value: values[index] as unknown,
    }));
  }, store);
}

/** The app itself makes the database, on its first visit; the list of tables is read from it. */
async function inDatabase(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return;
  await page.goto('/');
  await page.waitForSelector('.front--read');
}

export function rowsOf({ kept, entries }: LaidTable): Row[] {
  const { id } = kept.plan;
  return [
    { store: 'tables', key: id, value: kept },
    ...entries.map((value): Row => ({ store: 'entries', key: [id, value.seq], value })),
  ];
}

/** Puts tables where the app will find them. */
export async function lay(page: Page, ...tables: readonly LaidTable[]): Promise<void> {
  await putRows(page, tables.flatMap(rowsOf));
}
