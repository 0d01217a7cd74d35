import type { Refusal } from '@late/kernel';
import { InvalidRoom, type RoomRefused } from '../rooms/room-refused.ts';

/** Ends a request with a status and a code that the client can translate. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, code: string, params?: Refusal['params']) {
    super(code);
    this.status = status;
    this.refusal = params ? { code, params } : { code };
  }
}

/** Which status goes with a refusal of a room. */
export function statusOfRefusal({ code }: Refusal): number {
  if (code === 'room.unknown' || code === 'net.game') return 404;
  if (code === 'room.host' || code === 'room.no-seat') return 403;
  if (code === 'room.busy') return 503;
  return code === 'move.shape' ? 400 : 409;
}

export function statusOfRoom(error: RoomRefused): number {
  return error instanceof InvalidRoom ? 400 : statusOfRefusal(error.refusal);
}
