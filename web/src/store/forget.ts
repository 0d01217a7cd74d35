import { forgetRivals } from '../luck/kept-rivals.ts';
import { forgetReviews } from '../review/kept-reviews.ts';
import { forgetTries } from './daily-results.ts';
import { database } from './database.ts';
import { forgetKeepsakes } from './keepsakes.ts';
import { forgetWorks } from './works.ts';

/** Leaves nothing of the reader in this browser: tables, records, decks, drafts and settings. */
export async function forgetEverything(): Promise<void> {
  const db = await database();
  const stores = ['tables', 'entries', 'clippings', 'scores'] as const;
  const tx = db.transaction(stores, 'readwrite');
  for (const name of stores) tx.objectStore(name).clear();
  await tx.done;
  await forgetWorks();
  await forgetReviews();
  await forgetKeepsakes();
  await forgetTries();
  await forgetRivals();
  localStorage.clear();
}
