import * as v from 'valibot';
import type { PutBack } from './clear-away.ts';
import { database } from './database.ts';

/** A recorded game that somebody brought along as a file. */
export interface Clipping {
  readonly id: string;
  readonly text: string;
  readonly added: number;
}

const clippingSchema = v.strictObject({ id: v.string(), text: v.string(), added: v.number() });

export async function keepClipping(clipping: Clipping): Promise<void> {
  const db = await database();
  await db.put('clippings', clipping, clipping.id);
}

export async function readClipping(id: string): Promise<Clipping | null> {
  const db = await database();
  const parsed = v.safeParse(clippingSchema, await db.get('clippings', id));
  return parsed.success ? parsed.output : null;
}

/** The newest first; what cannot be read is passed over. */
export async function listClippings(): Promise<Clipping[]> {
  const db = await database();
  const stored = await db.getAll('clippings');
  return stored
    .flatMap((value) => {
      const parsed = v.safeParse(clippingSchema, value);
      return parsed.success ? [parsed.output] : [];
    })
    .sort((a, b) => b.added - a.added);
}

export async function clearClipping(clipping: Clipping): Promise<PutBack> {
  const db = await database();
  await db.delete('clippings', clipping.id);
  return () => keepClipping(clipping);
}
