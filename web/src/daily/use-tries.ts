import type { Day } from '@late/kernel';
import { useEffect, useState } from 'react';
import { type DailyTry, listTries } from '../store/daily-results.ts';
import { readTable } from '../store/tables.ts';

/** A counted try, and whether its table is still there to be played on or looked at. */
export interface SeenTry extends DailyTry {
  readonly hasTable: boolean;
}

/** What was tried on a day; null until it is known. */
export function useTries(day: Day): readonly SeenTry[] | null {
  const [known, setKnown] = useState<{ day: Day; tries: readonly SeenTry[] } | null>(null);
  useEffect(() => {
    let here = true;
    readTries(day).then(
      (tries) => here && setKnown({ day, tries }),
      // Without a place to keep things there are no results, and that is all.
      () => here && setKnown({ day, tries: [] }),
    );
    return () => {
      here = false;
    };
  }, [day]);
  return known?.day === day ? known.tries : null;
}

async function readTries(day: Day): Promise<SeenTry[]> {
  const tries = await listTries(day, day);
  return Promise.all(
    tries.map(async (one) => {
      const table = await readTable(one.table).catch(() => null);
      return { ...one, hasTable: table !== null };
    }),
  );
}
