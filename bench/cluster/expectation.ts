/** What was expected of a figure. */
export interface Expectation {
  readonly what: string;
  readonly found: number;
  readonly bound: number;
  /** Whether it may not be more than the bound, or not less. */
  readonly kind: 'at most' | 'at least';
}

/** A figure that is none was never measured. */
export function isMet({ found, bound, kind }: Expectation): boolean {
  return kind === 'at most' ? found <= bound : found >= bound;
}

export function told(expectation: Expectation): string {
  const { what, found, bound, kind } = expectation;
  const digits = bound < 10 ? 2 : 0;
  const verdict = isMet(expectation) ? 'met' : 'NOT MET';
  return `${verdict.padEnd(8)} ${what}: ${found.toFixed(digits)}, expected ${kind} ${bound}`;
}
