import * as v from 'valibot';
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
