import type { AnyGame, Seat, Viewer } from '@late/kernel';
import { isHuman, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';

/** Who looks at the shared device, and what may be done on it. */
export interface Device {
  readonly viewer: Viewer;
  /** The seats that this device may act for now. */
  readonly acting: readonly Seat[];
  /** Who must take the device before anything more is shown. */
  readonly handOver: Seat | null;
}

export function peopleAt(table: Table): Seat[] {
  return table.plan.holders.flatMap((holder, seat) => (isHuman(holder) ? [seat] : []));
}

/** `holder` is whoever took the device last; a single person always has it. */
export function deviceFor(face: GameFace, table: Table, holder: Viewer): Device {
  const people = peopleAt(table);
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : holder;
  const { must, may } = table.turn;
  const due = must.filter((seat) => people.includes(seat) && !table.standIns[seat]);
  switch (publicStep(face, table)) {
    case 'everyone':
      return { viewer, acting: must, handOver: null };
    case 'people':
      return { viewer, acting: due, handOver: null };
    case 'none':
      break;
  }
  if (
    viewer !== 'audience' &&
    (due.includes(viewer) || (due.length === 0 && may.includes(viewer)))
  ) {
    return { viewer, acting: [viewer], handOver: null };
  }
  if (due.length === 0) return { viewer, acting: [], handOver: null };
  const after = viewer === 'audience' ? -1 : viewer;
  const next = due.find((seat) => seat > after) ?? (due[0] as Seat);
  return { viewer: 'audience', acting: [], handOver: next };
}

export function publicStep(face: GameFace, table: Table): 'none' | 'people' | 'everyone' {
  if (table.result) return 'none';
  const game: AnyGame = face.game;
  return face.publicStep(game.view(table.state, 'audience'));
}
