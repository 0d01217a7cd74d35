import type { GameId } from '@late/games';
import { useEffect, useState } from 'react';
import { loadFace, loadWords } from '../games/load-face.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { nextTask } from '../shell/next-task.ts';
import { type Say, useSay } from '../shell/use-say.ts';
import { readLook } from '../store/last-look.ts';
import { readTable } from '../store/tables.ts';
import type { TableClient } from '../table-client/table-client.ts';
import { openLocal } from './open-local.ts';
import { StillTable } from './StillTable.ts';

interface Opened {
  /** Null while there is nothing to show. */
  readonly client: TableClient | null;
  /** Whether this is how the table looked last, and not the table yet. */
  readonly isStill: boolean;
  readonly isMissing: boolean;
}

/** How the table looked last, and what tells it that the table itself is there. */
function lastLookOf(game: GameId, id: string) {
  let arrive: (table: TableClient) => void = () => {};
  const table = new Promise<TableClient>((resolve) => {
    arrive = resolve;
  });
  const look = readLook(game, id);
  return { still: look && new StillTable(look, table), arrive };
}

async function open(game: GameId, id: string, say: Say): Promise<TableClient | null> {
  const words = readTable(id).then((stored) => stored && loadWords(game, stored.kept.plan.options));
  const [face] = await Promise.all([loadFace(game), words]);
  await nextTask();
  return openLocal(face, id, say);
}

/** A table of this browser: how it looked last, if that is known, and itself as soon as its rules are here. */
export function useLocalTable(game: GameId, id: string): Opened {
  const say = useSay();
  const [{ still, arrive }] = useState(() => lastLookOf(game, id));
  const [table, setTable] = useState<TableClient | null | 'missing'>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let found: TableClient | null = null;
    let isLeft = false;
    // A long list of words is not to come before what is to be seen.
    const ready = still ? afterPaint() : Promise.resolve();
    const opening = ready.then(() => open(game, id, say));
    opening.then((opened) => {
      found = opened;
      if (isLeft) return found?.close();
      setTable(found ?? 'missing');
      if (found) arrive(found);
    }, setError);
    return () => {
      isLeft = true;
      found?.close();
    };
  }, [game, id, say, still, arrive]);
  if (error) throw error;
  if (table === 'missing') return { client: null, isStill: false, isMissing: true };
  return { client: table ?? still, isStill: table === null, isMissing: false };
}
