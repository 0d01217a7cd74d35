import type { Refusal } from '@late/kernel';

/** Thrown where a room cannot do what was asked; `http/` chooses the status. */
export class RoomRefused extends Error {
  override readonly name: string = 'RoomRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Thrown where no room can be as it was asked for, whoever asks and whenever. */
export class InvalidRoom extends RoomRefused {
  override readonly name = 'InvalidRoom';
}
