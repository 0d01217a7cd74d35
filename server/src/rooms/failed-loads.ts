const PAUSE = 60_000;
const MOST = 1_000;

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

/** Rooms that could not be rebuilt: for a while nobody tries again, however often they are asked for. */
export class FailedLoads {
  /** The oldest first. */
  private readonly failures = new Map<string, Failure>();

  note(id: string, error: unknown): void {
    this.failures.delete(id);
    this.failures.set(id, { error, until: Date.now() + PAUSE });
    const [oldest] = this.failures.keys();
    if (this.failures.size > MOST && oldest !== undefined) this.failures.delete(oldest);
  }

  /** Why a room could not be rebuilt lately. */
  of(id: string): Failure | null {
    const failure = this.failures.get(id);
    if (!failure) return null;
    // A clock that was set back must not make it last.
    const left = failure.until - Date.now();
    if (left > 0 && left <= PAUSE) return failure;
    this.failures.delete(id);
    return null;
  }

  drop(id: string): void {
    this.failures.delete(id);
  }
}
