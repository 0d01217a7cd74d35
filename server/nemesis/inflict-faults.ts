import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@late/kernel';
import type { Cluster } from '../testing/index.ts';
import { ALL_FAULTS } from './all-faults.ts';
import type { Fault } from './fault.ts';

/** How many faults there were, by their kind. */
export type Inflicted = ReadonlyMap<string, number>;

/**
 * Every kind of fault in turn, each time in another order, spread over the time that there is. One may begin
 * while others last, unless they spoil the same.
 */
export async function inflictFaults(
  cluster: Cluster,
  wanted: number,
  seconds: number,
  mind: Chance,
  complain: (text: string) => void,
): Promise<Inflicted> {
  const inflicted = new Map<string, number>();
  const spoiled = new Map<Fault['spoils'], Promise<void>>();
  let waiting: Fault[] = [];
  const end = Date.now() + seconds * 1000;
  // On a busy machine a process takes its time to be back; without end nothing may take.
  const tooLate = end + seconds * 1000;
  for (let count = 0; count < wanted && Date.now() < tooLate; count++) {
    const began = Date.now();
    const share = (end - began) / (wanted - count);
    if (!waiting.length) waiting = [...ALL_FAULTS];
    const [fault] = waiting.splice(mind.below(waiting.length), 1) as [Fault];
    // Some wait for all others to be over: then it is seen what they do alone.
    await (mind.below(3) ? spoiled.get(fault.spoils) : Promise.all(spoiled.values()));
    const work = fault
      .inflict(cluster, mind)
      .catch((error: Error) => complain(`${fault.kind}: ${error.message}`));
    spoiled.set(fault.spoils, work);
    inflicted.set(fault.kind, (inflicted.get(fault.kind) ?? 0) + 1);
    await sleep(Math.max(0, share * (0.5 + mind.below(1_000) / 2_000) - (Date.now() - began)));
  }
  await Promise.all(spoiled.values());
  return inflicted;
}
