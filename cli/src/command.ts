export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Whether what was asked about is in order; prints its own findings. */
  run(args: string[]): Promise<boolean>;
}

/** Something that stops a command, said to whoever typed it. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The command was not understood. */
export class UsageFailure extends Failure {}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
