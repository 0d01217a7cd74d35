import type { Refusal } from '@late/kernel';
import { commitment, ReplayFault, toHex } from '@late/kernel';
import { type Holder, openingOfPlan, openTable, type Plan, rematch, restore } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { createTable, DamagedTable, readTable } from '../store/tables.ts';
import { LocalTable } from './LocalTable.ts';

const ID_LENGTH = 12;

function randomId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

function randomSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

type Begun = { readonly id: string } | { readonly refusal: Refusal };

async function begin(face: GameFace, plan: Plan, seed: string): Promise<Begun> {
  const answer = openTable(face.game, plan, seed);
  if (!answer.ok) return { refusal: answer.refusal };
  await createTable({ plan, seed, touched: Date.now(), result: null }, answer.entries);
  return { id: plan.id };
}

/** Deals a new game at this device. */
export function beginLocal(
  face: GameFace,
  options: unknown,
  holders: readonly Holder[],
): Promise<Begun> {
  const seed = randomSeed();
  const plan: Plan = {
    id: randomId(),
    game: face.game.id,
    version: face.game.version,
    options,
    holders,
    clock: { kind: 'none' },
    commitment: commitment(seed),
    opened: Date.now(),
  };
  return begin(face, plan, seed);
}

export function beginRematch(face: GameFace, plan: Plan): Promise<Begun> {
  const seed = randomSeed();
  return begin(face, rematch(plan, randomId(), commitment(seed), Date.now()), seed);
}

/** Takes a kept table up again. Null if there is none; throws `DamagedTable` if it makes no sense. */
export async function openLocal(face: GameFace, id: string): Promise<LocalTable | null> {
  const stored = await readTable(id);
  if (!stored) return null;
  const { kept, log } = stored;
  const { game, version } = kept.plan;
  if (game !== face.game.id || version !== face.game.version) throw new DamagedTable(id);
  const judged = openingOfPlan(face.game, kept.plan);
  if ('refusal' in judged || log.length === 0) throw new DamagedTable(id);
  if (kept.plan.commitment !== commitment(kept.seed)) throw new DamagedTable(id);
  try {
    return new LocalTable(face, kept, restore(face.game, kept.plan, judged.opening, log));
  } catch (error) {
    if (error instanceof ReplayFault) throw new DamagedTable(id);
    throw error;
  }
}
