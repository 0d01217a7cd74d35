import type { Refusal } from '@late/kernel';
import { RoomRefused } from './room-refused.ts';

/** Thrown for a room that nobody can judge just now. It stays as it is, and goes on when somebody can. */
export class RestingRoom extends RoomRefused {
  override readonly name: string = 'RestingRoom';
  /** For the log: what is missed, and what brings it back. */
  readonly why: string;

  constructor(refusal: Refusal, why: string) {
    super(refusal);
    this.why = why;
  }
}
