/** A thread could not answer: it failed, ran out of memory, or did not come to an end. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault';
  /** Whether it was still thinking when it was ended: it would do the same again. */
  readonly hung: boolean;

  constructor(message: string, hung: boolean, cause?: unknown) {
    super(message, { cause });
    this.hung = hung;
  }
}

/** So many tables wait for a bot that no more can be taken in. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** The server ends: nobody waits for a bot any more. */
export class ThinkingStopped extends Error {
  override readonly name = 'ThinkingStopped';
}
