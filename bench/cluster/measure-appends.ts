import { PostgresServer } from '@late/server/testing';
import { quantile } from '../quantile.ts';
import { rawAppends } from './raw-appends.ts';
import { storeAppends } from './store-appends.ts';

const ROUNDS = 11;
const EACH = { warmUp: 10, round: 40 };

export interface AppendsResult {
  /** Appends a second, in the median round. */
  readonly store: number;
  readonly raw: number;
  /** The median of what the store reached of what bare `pg` did in the round beside it. */
  readonly part: number;
}

/** The store alone against bare `pg`, in turn, so that a busy moment of the machine hits both alike. */
export async function measureAppends(tables: number): Promise<AppendsResult> {
  const postgres = await PostgresServer.start();
  try {
    const store = await storeAppends(await postgres.createDatabase());
    const raw = await rawAppends(await postgres.createDatabase());
    const both = [store, raw] as const;
    for (const one of both) {
      await one.open(tables);
      await one.append(EACH.warmUp);
    }
    const rates: { readonly store: number; readonly raw: number }[] = [];
    const rate = async ({ append }: (typeof both)[number]) => {
      const began = performance.now();
      await append(EACH.round);
      return (tables * EACH.round * 1_000) / (performance.now() - began);
    };
    while (rates.length < ROUNDS) {
      // Who begins has no advantage of it.
      const first = rates.length % 2 === 0 ? await rate(store) : null;
      const bare = await rate(raw);
      rates.push({ store: first ?? (await rate(store)), raw: bare });
    }
    for (const one of both) await one.close();
    const median = (of: (round: (typeof rates)[number]) => number) => quantile(rates.map(of), 0.5);
    return {
      store: median((round) => round.store),
      raw: median((round) => round.raw),
      part: median((round) => round.store / round.raw),
    };
  } finally {
    await postgres.stop();
  }
}
