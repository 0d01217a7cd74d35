import type { Seat, Viewer } from '@late/kernel';
import { isHuman, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import type { Device } from '../table-client/device.ts';

export function peopleAt(table: Table): Seat[] {
  return table.plan.holders.flatMap((holder, seat) => (isHuman(holder) ? [seat] : []));
}

function isPlayedByHand({ plan, standIns }: Table, seat: Seat): boolean {
  return isHuman(plan.holders[seat]) && !standIns[seat];
}

/** `holder` is whoever took the device last; a single person always has it. */
export function deviceFor(face: GameFace, table: Table, holder: Viewer): Device {
  const people = peopleAt(table);
  const viewer: Viewer = people.length === 1 ? (people[0] as Seat) : holder;
  const { must, may } = table.turn;
  const due = must.filter((seat) => isPlayedByHand(table, seat));
  switch (publicStep(face, table)) {
    case 'everyone':
      return { viewer, acting: must, handOver: null };
    case 'people': {
      const isOpen = face.publicMay(publicView(face, table));
      const others = isOpen ? may.filter((seat) => isPlayedByHand(table, seat)) : [];
      return { viewer, acting: [...due, ...others], handOver: null };
    }
    case 'none':
      break;
  }
  if (
    viewer !== 'audience' &&
    (due.includes(viewer) || (due.length === 0 && may.includes(viewer)))
  ) {
    const others = may.filter((seat) => seat !== viewer && isPlayedByHand(table, seat));
    const isOpen = others.length > 0 && face.publicMay(publicView(face, table));
    return { viewer, acting: isOpen ? [viewer, ...others] : [viewer], handOver: null };
  }
  // Where nobody must act, whoever may is next; where a bot must, they are not called for it.
  const called = must.length > 0 ? due : may.filter((seat) => isPlayedByHand(table, seat));
  const after = viewer === 'audience' ? -1 : viewer;
  const next = called.find((seat) => seat > after) ?? called[0];
  if (next === undefined) return { viewer, acting: [], handOver: null };
  return { viewer: 'audience', acting: [], handOver: next };
}

export function publicStep(face: GameFace, table: Table): 'none' | 'people' | 'everyone' {
  return table.result ? 'none' : face.publicStep(publicView(face, table));
}

function publicView({ game }: GameFace, { state }: Table): unknown {
  return game.view(state, 'audience');
}
