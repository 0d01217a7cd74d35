import { useEffect, useState } from 'react';
import type { GameLook } from '../games/face.ts';
import { loadFaceFor } from '../games/load-face.ts';
import type { TableClient } from '../table-client/table-client.ts';
import { readRival } from './kept-rivals.ts';
import { readLuck } from './load-luck.ts';
import { type Rival, rivalOf } from './rival.ts';

export type RivalHere = Rival & {
  readonly isSent: boolean;
  /** What is shown of it, as whoever played it saw it. */
  viewOf(state: unknown): unknown;
};

/** The earlier game whose luck a table of this device has; null as long as there is none. */
export function useRival(client: TableClient, look: GameLook): RivalHere | null {
  const [rival, setRival] = useState<RivalHere | null>(null);
  const { plan } = client.snapshot().seen;
  const { id, options } = plan;
  useEffect(() => {
    let here = true;
    load(look, id, options).then(
      (found) => here && setRival(found),
      // What cannot be read any more is not shown; the table itself goes on.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [look, id, options]);
  return rival;
}

async function load(look: GameLook, id: string, options: unknown): Promise<RivalHere | null> {
  const kept = await readRival(id);
  if (!kept) return null;
  const { game, stage } = await loadFaceFor(look.id, options);
  const { seat, isSent } = kept;
  const rival = rivalOf(game, stage, readLuck(game, kept.text), seat);
  if (!rival) return null;
  // Alone, the next letters of a hand are those that come next in this game too.
  const viewer = rival.record.sitters.length === 1 ? 'audience' : seat;
  return { ...rival, isSent, viewOf: (state) => game.view(state, viewer) };
}
