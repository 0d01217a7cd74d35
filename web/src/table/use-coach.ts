import type { Seat } from '@late/kernel';
import { type Ghost, sayLine } from '@late/ui';
import { useState } from 'react';
import { useSettings } from '../settings/SettingsContext.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Advice } from '../table-client/advice.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';

/** What the coach has said at a table, and to which question. */
interface Said {
  readonly at: number;
  readonly advice: Advice | null;
}

/** A move that would give much away, before it is made. */
export interface Doubt {
  readonly seat: Seat;
  readonly move: unknown;
  readonly advice: Advice;
}

export interface CoachAtTable {
  /** Asked, and not yet answered. */
  readonly isAsked: boolean;
  readonly ghost: Ghost<unknown> | null;
  /** What it would do, in words. */
  readonly line: string | undefined;
  readonly doubt: Doubt | null;
  ask(): void;
  /** Somebody goes on choosing: the advice has been seen. */
  forget(): void;
  /** Makes a move, after a second look where somebody wants one. */
  move(seat: Seat, move: unknown): void;
  settle(isSure: boolean): void;
}

/** The coach while somebody plays alone or against bots. */
export function useCoach(client: TableClient, snapshot: Snapshot): CoachAtTable {
  const say = useSay();
  const { settings } = useSettings();
  const [said, setSaid] = useState<Said | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const { seen, canAskCoach } = snapshot;
  const { viewer, question } = seen;
  const at = question ?? -1;
  const advice = said?.at === at ? said.advice : null;
  const best = advice?.analysis.found[0];
  const waiting = async <Answer>(asking: Promise<Answer>) => {
    setAsked(true);
    try {
      return await asking;
    } finally {
      setAsked(false);
    }
  };
  const line = () => {
    if (said?.at !== at) return undefined;
    if (!best) return say('table.hint-none');
    return best.reasons.map((reason) => sayLine(say, reason)).join(' ') || undefined;
  };
  return {
    isAsked,
    ghost: best && viewer !== 'audience' ? { seat: viewer, move: best.move, as: 'better' } : null,
    line: line(),
    doubt,
    ask: async () => setSaid({ at, advice: await waiting(client.askCoach()) }),
    forget: () => setSaid(null),
    move: async (seat, move) => {
      setSaid(null);
      const looks = settings.secondLook && canAskCoach && seat === viewer;
      const looked = looks ? await waiting(client.askSecondLook(move)) : null;
      if (looked?.analysis.grade === 'large') setDoubt({ seat, move, advice: looked });
      else client.move(seat, move);
    },
    settle: (isSure) => {
      if (doubt && isSure) client.move(doubt.seat, doubt.move);
      setDoubt(null);
    },
  };
}
