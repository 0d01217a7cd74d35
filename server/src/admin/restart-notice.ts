const MINUTE = 60_000;
/** A restart that never came is no news any more. */
const LAPSE = 15 * MINUTE;

interface Said {
  readonly at: number | null;
  readonly said: number;
}

/** When the server restarts, as far as the operator has announced it. Over with the restart itself. */
export class RestartNotice {
  private time: number | null = null;
  /** When it was announced or withdrawn: between processes the last word counts. */
  private saidAt = 0;
  private readonly onChange: (at: number | null) => void;
  private readonly onSaid: () => void;

  /** `onSaid` is called when the operator has said something to this very process. */
  constructor(onChange: (at: number | null) => void, onSaid: () => void) {
    this.onChange = onChange;
    this.onSaid = onSaid;
  }

  get at(): number | null {
    if (this.time !== null && Date.now() > this.time + LAPSE) this.time = null;
    return this.time;
  }

  /** What the operator said last, to any process, for as long as somebody may not know it; null if nothing. */
  get said(): Said | null {
    const { at, saidAt } = this;
    return at !== null || Date.now() < saidAt + LAPSE ? { at, said: saidAt } : null;
  }

  announce(minutes: number): void {
    this.set(Date.now() + minutes * MINUTE, Date.now());
    this.onSaid();
  }

  withdraw(): void {
    this.set(null, Date.now());
    this.onSaid();
  }

  /** Another process tells what it was told. One that is over by now is none of this process. */
  hear({ at, said }: Said): void {
    if (said <= this.saidAt) return;
    this.set(at !== null && at < Date.now() ? null : at, said);
  }

  private set(at: number | null, said: number): void {
    this.saidAt = said;
    if (this.at === at) return;
    this.time = at;
    this.onChange(at);
  }
}
