import { Journal } from '../players/journal.ts';
import { clusterOf } from './cluster-of.ts';
import { inflictFaults } from './inflict-faults.ts';
import { type Load, playWhile } from './play-while.ts';
import { type Report, reportOf } from './report.ts';

export interface NemesisPlan extends Load {
  readonly faults: number;
  readonly seconds: number;
}

/** Lets tables play on a cluster where everything fails in turn; then looks whether anything is missing. */
export async function nemesis(plan: NemesisPlan, say: (text: string) => void): Promise<Report> {
  const journal = new Journal();
  const complain = (text: string) => journal.complain(text);
  const cluster = await clusterOf(say, complain);
  try {
    const { result, kept, verdict } = await playWhile(cluster, plan, journal, (mind) =>
      inflictFaults(cluster, plan.faults, plan.seconds, mind, complain),
    );
    return reportOf(journal, result, kept, verdict);
  } finally {
    await cluster.stop();
  }
}
