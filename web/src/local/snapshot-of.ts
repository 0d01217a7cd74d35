import { isJudged } from '@late/games';
import type { Refusal, Seat, Viewer } from '@late/kernel';
import { canHurry, isCoached, itemsOf, mayAskCoach, seenBy, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import type { Say } from '../shell/use-say.ts';
import { readDraft } from '../store/drafts.ts';
import type { KeptTable } from '../store/kept-table.ts';
import type { News } from '../table-client/news.ts';
import type { Snapshot } from '../table-client/table-client.ts';
import { deviceFor, peopleAt } from './device.ts';
import { seatLabels } from './seat-labels.ts';
import { lastStepOf } from './tell-log.ts';

/** What is shown of a table at this device, beside the table itself. */
export interface AtDevice {
  /** Whoever took the device last. */
  readonly holder: Viewer;
  readonly passedOnBy: Seat | null;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly news: readonly News[];
}

export function snapshotOf(
  face: GameFace,
  kept: KeptTable,
  table: Table,
  { holder, passedOnBy, ...shown }: AtDevice,
  say: Say,
): Snapshot {
  const device = deviceFor(face, table, holder);
  const drafter = device.handOver === null ? drafterAt(table, device.viewer) : null;
  return {
    ...shown,
    seen: seenBy(face.game, table, kept.seed, device.viewer),
    device,
    seats: seatLabels(table, say),
    acted: lastStepOf(table, device.viewer),
    decided: itemsOf(table.standing).filter(({ by }) => by === device.viewer).length,
    draft: drafter === null ? null : readDraft(kept.plan.id, drafter),
    passedOnBy: device.handOver === null ? null : passedOnBy,
    canHurry: canHurry(face.game, table),
    asks: peopleAt(table).length === 1 ? 'nobody' : 'here',
    canAskCoach:
      isJudged(face.id, table.plan.options) &&
      device.viewer !== 'audience' &&
      mayAskCoach(table, device.viewer),
    isCoached: isCoached(itemsOf(table.log)),
    rematch: table.result && 'offered',
    mayChoose: table.result !== null && goesOn(kept),
    isEvening: Boolean(kept.evening?.length) && goesOn(kept),
  };
}

/** Whether more games follow on one evening: not after a lesson, a deal of the day, or luck that was had before. */
export function goesOn({ plan, lesson }: KeptTable): boolean {
  const isApart = lesson !== undefined || plan.daily || plan.counted || plan.again !== undefined;
  return !isApart && plan.holders.length > 1;
}

/** Whose the draft on the screen is: real dice typed in before anybody took the device are the first person's. */
export function drafterAt(table: Table, viewer: Viewer): Seat | null {
  return viewer === 'audience' ? (peopleAt(table)[0] ?? null) : viewer;
}
