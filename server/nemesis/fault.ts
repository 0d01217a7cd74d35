import type { Chance } from '@late/kernel';
import type { Cluster } from '../testing/index.ts';

/** Something that goes wrong in a cluster for a while. */
export interface Fault {
  readonly kind: string;
  /** Of two faults that spoil the same, one waits for the other. */
  readonly spoils:
    | 'a process'
    | 'the database'
    | 'the bus'
    | 'lines to the database'
    | 'lines to the bus'
    | 'lines of clients';
  /** Until everything is as it was. */
  inflict(cluster: Cluster, mind: Chance): Promise<void>;
}
