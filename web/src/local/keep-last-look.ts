import { manifestOf } from '@late/games';
import type { Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import type { Say } from '../shell/use-say.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { keepLook } from '../store/last-look.ts';
import type { News } from '../table-client/news.ts';
import { drafterAt, snapshotOf } from './snapshot-of.ts';

/** Keeps how a table will look when it is opened next, where that takes a while: where a word list must come first. */
export function keepLastLook(
  face: GameFace,
  kept: KeptTable,
  table: Table,
  told: readonly News[],
  say: Say,
): void {
  if (!manifestOf(face.id)?.needsLexicon) return;
  const news = told.map((one): News => ({ ...one, old: true }));
  const fresh = { holder: 'audience', passedOnBy: null, busy: false, refusal: null, news } as const;
  const snapshot = snapshotOf(face, kept, table, fresh, say);
  const { handOver, viewer } = snapshot.device;
  const drafter = handOver === null ? drafterAt(table, viewer) : null;
  keepLook(face.id, { table: kept.plan.id, drafter, snapshot });
}
