import type { Member, Room, RoomAct } from './room.ts';

/** Talk and knocks: what goes by. It has a space of its own, from which the oldest go. */
export function isPassing({ do: what }: RoomAct): boolean {
  return what === 'say' || what === 'knock' || what === 'unknock';
}

/** The steps of talk and knocks that a room still knows; all others of that kind need not be kept. */
export function passingSteps({ chat, teamTalk, knocks, pastKnocks }: Room): number[] {
  return [...[...chat, ...teamTalk, ...knocks].map(({ seq }) => seq), ...pastKnocks];
}

/** What was arranged in a room, and by whom, after one more step. */
export function asidesWith(
  { asides, asidesOf, host }: Room,
  act: RoomAct,
): Pick<Room, 'asides' | 'asidesOf'> {
  if (isPassing(act)) return { asides, asidesOf };
  if (act.do === 'forget') {
    const { [act.member]: _, ...others } = asidesOf;
    return { asides: asides + 1, asidesOf: others };
  }
  const member = whoseDoing(act, host);
  if (!member) return { asides: asides + 1, asidesOf };
  return {
    asides: asides + 1,
    asidesOf: { ...asidesOf, [member]: (asidesOf[member] ?? 0) + 1 },
  };
}

function whoseDoing(act: RoomAct, host: Member): Member | null {
  switch (act.do) {
    case 'sit':
    case 'rename':
    case 'ballot':
    case 'pledge':
    case 'part':
      return act.member;
    case 'stand':
      return act.shown ? null : act.member;
    case 'arrange':
    case 'list':
    case 'mute':
      return host;
    default:
      return null;
  }
}
