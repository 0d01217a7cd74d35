import { seatName } from './names.ts';
import type { ChatLine, Member, RoomAct, RoomSeat, RoomStep } from './room.ts';

/**
 * The steps of a room as if somebody without a name had taken them: for the store, after `forget`.
 * The room that they lead to is the same.
 */
export function withoutMember(steps: readonly RoomStep[], member: Member): RoomStep[] {
  const alias = freeAlias(steps);
  return steps.map((step) => ({ ...step, act: cleaned(step.act, member, alias) }));
}

/** Several who are forgotten must not become one. */
function freeAlias(steps: readonly RoomStep[]): Member {
  const text = JSON.stringify(steps);
  let number = 1;
  while (text.includes(`"gone-${number}"`)) number++;
  return `gone-${number}`;
}

function cleaned(act: RoomAct, member: Member, alias: Member): RoomAct {
  switch (act.do) {
    case 'open': {
      const host = act.host === member ? alias : act.host;
      return { ...act, host, seats: act.seats.map((held) => cleanedSeat(held, member, alias)) };
    }
    case 'arrange':
      return { ...act, as: cleanedSeat(act.as, member, alias) };
    case 'sit':
    case 'rename':
    case 'knock':
      return act.member === member ? { ...act, member: alias, name: '' } : act;
    case 'say':
      if (act.member === member) return { ...act, member: alias, line: wordless(act.line) };
      if (act.signed !== member) return act;
      return { ...act, signed: alias, line: { ...act.line, name: '' } };
    case 'ballot':
    case 'pledge':
    case 'part':
    case 'stand':
    case 'unknock':
    case 'host':
    case 'forget':
      return act.member === member ? { ...act, member: alias } : act;
    case 'list':
    case 'draw':
    case 'undraw':
    case 'start':
    case 'entry':
    case 'close':
    case 'mute':
    case 'remove':
    case 'rematch':
    case 'unseal':
      return act;
  }
}

function cleanedSeat(held: RoomSeat, member: Member, alias: Member): RoomSeat {
  if (held.kind !== 'person') return held;
  const { mates = held.members.slice(0, 1).map((first) => ({ member: first, name: held.name })) } =
    held;
  const members = held.members.map((other) => (other === member ? alias : other));
  const others = mates.map((mate) => (mate.member === member ? { member: alias, name: '' } : mate));
  return { ...held, name: seatName(others), members, mates: others };
}

function wordless(line: ChatLine): ChatLine {
  return { seat: line.seat, name: '', text: '' };
}
