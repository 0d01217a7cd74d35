import type { Refusal } from '@late/kernel';
import { statusOfRefusal, type WireRefusal } from '@late/protocol';
import { InvalidRoom, RoomRefused } from '../rooms/room-refused.ts';
import { StoreAway } from '../store/store-away.ts';

/** Ends a request with a code that the client can translate. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: WireRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The refusal that an error stands for, and its status; null for a fault. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } | null {
  if (error instanceof StoreAway) return refusalOf(new Refused({ code: 'net.moment' }));
  if (!(error instanceof Refused || error instanceof RoomRefused)) return null;
  const { refusal } = error;
  return { refusal, status: error instanceof InvalidRoom ? 400 : statusOfRefusal(refusal) };
}
