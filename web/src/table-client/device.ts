import type { Seat, Viewer } from '@late/kernel';

/** Who looks at this device, and what may be done on it. */
export interface Device {
  readonly viewer: Viewer;
  /** The seats that this device may act for now. */
  readonly acting: readonly Seat[];
  /** Who must take the device before anything more is shown. */
  readonly handOver: Seat | null;
}
