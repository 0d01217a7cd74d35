import { manifestOf } from '@late/games';
import type { Seat } from '@late/kernel';
import { itemsOf, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { keepKeepsake } from '../store/keepsakes.ts';
import { finishedGame } from './finished-game.ts';

/** Keeps what a seat did best in a finished game, for the records. */
export async function keepHighlights(face: GameFace, table: Table, seat: Seat): Promise<void> {
  const module = await manifestOf(face.id)?.frontPage?.();
  const finished = finishedGame(face.game, table.opening, itemsOf(table.log));
  if (!module || !finished) return;
  const highlights = [...module.highlightsOf(finished, seat)];
  const { id, holders } = table.plan;
  await keepKeepsake({ table: id, seats: holders.length, highlights });
}
