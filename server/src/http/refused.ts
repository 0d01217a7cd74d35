import type { Refusal } from '@late/kernel';
import { type RefusalCode, statusOfRefusal } from '@late/protocol';
import { InvalidRoom, RoomRefused } from '../rooms/room-refused.ts';

/** Ends a request with a code that the client can translate. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(code: RefusalCode, params?: Refusal['params']) {
    super(code);
    this.refusal = params ? { code, params } : { code };
  }
}

/** The refusal that an error stands for, and its status; null for a fault. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } | null {
  if (!(error instanceof Refused || error instanceof RoomRefused)) return null;
  const { refusal } = error;
  return { refusal, status: error instanceof InvalidRoom ? 400 : statusOfRefusal(refusal) };
}
