import type { Analysis, AnyCoach } from '@late/kernel';

/** What the coach says of a decision, and in what it counts. */
export interface Advice {
  readonly analysis: Analysis<unknown>;
  readonly unit: AnyCoach['unit'];
}
