import type { GameId } from '@late/games';
import { useEffect, useState } from 'react';
import { loadFace } from '../games/load-face.ts';
import { readLook } from '../store/last-look.ts';
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

const NOTHING: Opened = { client: null, isStill: false, isMissing: false };

/** A long list of words is not to come before what is to be seen; what nobody looks at is never painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** A table of this browser: how it looked last, if that is known, and itself as soon as its rules are here. */
export function useLocalTable(game: GameId, id: string): Opened {
  const [opened, setOpened] = useState(NOTHING);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let open: TableClient | null = null;
    let isLeft = false;
    const look = readLook(game, id);
    const opening = (look ? afterPaint() : Promise.resolve())
      .then(() => loadFace(game))
      .then((face) => openLocal(face, id));
    opening.then((table) => {
      open = table;
      if (isLeft) table?.close();
      else setOpened({ client: table, isStill: false, isMissing: table === null });
    }, setError);
    if (look) {
      // Of a table that cannot be opened there is nothing more to be done here.
      const there = opening.then((table) => table ?? new Promise<never>(() => {}));
      there.catch(() => {});
      setOpened({ client: new StillTable(look, there), isStill: true, isMissing: false });
    }
    return () => {
      isLeft = true;
      open?.close();
    };
  }, [game, id]);
  if (error) throw error;
  return opened;
}
