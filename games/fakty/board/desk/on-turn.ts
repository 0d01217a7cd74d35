import type { Seat } from '@late/kernel';
import type { View } from '../../rules/index.ts';

/** Of those who act at this device, those whose turn it is; before a roll or draw others may object. */
export function onTurn({ active, phase }: View, acting: readonly Seat[]): readonly Seat[] {
  const isOneTurn = phase.at === 'roll' || phase.at === 'draw';
  return isOneTurn ? acting.filter((seat) => seat === active) : acting;
}

/** Who still has to answer what the whole table is asked; null where one seat is on turn. */
export function stillAsked({ phase }: View): Seat[] | null {
  switch (phase.at) {
    case 'vote':
    case 'objection':
      return phase.voters.filter((seat) => !phase.voted[seat]);
    case 'count':
      return phase.agreed.flatMap((done, seat) => (done ? [] : [seat]));
    case 'tabloid':
      return phase.answers.flatMap((answer, seat) => (answer === null ? [seat] : []));
    case 'youngest':
      return phase.pointed.flatMap((answer, seat) => (answer === null ? [seat] : []));
    default:
      return null;
  }
}
