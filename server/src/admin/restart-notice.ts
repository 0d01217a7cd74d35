const MINUTE = 60_000;
/** A restart that never came is no news any more. */
const LAPSE = 15 * MINUTE;

/** When the server restarts, as far as the operator has announced it. Over with the restart itself. */
export class RestartNotice {
  private time: number | null = null;
  private readonly onChange: (at: number | null) => void;

  constructor(onChange: (at: number | null) => void) {
    this.onChange = onChange;
  }

  get at(): number | null {
    if (this.time !== null && Date.now() > this.time + LAPSE) this.time = null;
    return this.time;
  }

  announce(minutes: number): void {
    this.time = Date.now() + minutes * MINUTE;
    this.onChange(this.time);
  }

  withdraw(): void {
    this.time = null;
    this.onChange(null);
  }
}
