import { type Answer, commitment, toHex } from '@late/kernel';
import { type Holder, openTable, type Plan, rematch } from '@late/table';
import { keepRoom } from '../front/continue-room.ts';
import type { GameFace } from '../games/face.ts';
import { createTable } from '../store/tables.ts';

const ID_LENGTH = 12;

function randomId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

function randomSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

type Begun = Answer<{ readonly id: string }>;

async function begin(face: GameFace, plan: Plan, seed: string): Promise<Begun> {
  const answer = openTable(face.game, plan, seed);
  if (!answer.ok) return answer;
  // With all options that were not chosen: the word list, above all.
  const kept = { plan: answer.table.plan, seed, touched: Date.now(), result: null };
  await createTable(kept, answer.entries);
  keepRoom(true);
  return { ok: true, id: plan.id };
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
  // A new game is dealt by the newest rules, whichever the last one was played by.
  const next = rematch(plan, randomId(), commitment(seed), Date.now());
  return begin(face, { ...next, version: face.game.version }, seed);
}
