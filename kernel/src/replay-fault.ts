import type { Refusal } from './game.ts';
import type { LogRefusals } from './refusals.ts';

/** A log that cannot have happened. */
export class ReplayFault extends Error {
  override readonly name = 'ReplayFault';
  readonly seq: number;
  readonly refusal: Refusal;

  constructor(seq: number, refusal: Refusal) {
    super(`entry ${seq}: ${refusal.code}`);
    this.seq = seq;
    this.refusal = refusal;
  }
}

/** The log itself is at fault, whatever the game says. */
export function logFault(seq: number, code: keyof LogRefusals): ReplayFault {
  return new ReplayFault(seq, { code });
}
