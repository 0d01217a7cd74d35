import type { Seat } from '@late/kernel';
import { type Member, ROOM_LIMITS, type Room, type RoomAct, type Said } from './room.ts';
import { membersOf } from './who-sits.ts';

/** The room after something was said in it. */
export function heard(room: Room, act: Extract<RoomAct, { do: 'say' }>, seq: number): Room {
  const { line, member, signed, to } = act;
  const said = { ...line, seq, by: member, ...(signed && { signed }) };
  if (to !== 'team') return { ...room, chat: [...room.chat, said].slice(-ROOM_LIMITS.chat) };
  const seat = line.seat === null ? undefined : room.seats[line.seat];
  const teamTalk = [...room.teamTalk, { ...said, heard: membersOf(seat) }];
  return { ...room, teamTalk: withoutOldest(teamTalk, line.seat) };
}

/** What somebody said goes with them, and their name from what their other devices said. */
export function withoutWordsOf<Line extends Said>(talk: readonly Line[], member: Member): Line[] {
  return talk.flatMap((line) => {
    if (line.by === member) return [];
    const { signed, ...unsigned } = line;
    return signed === member ? [{ ...(unsigned as Line), name: '' }] : [line];
  });
}

/** Each team has lines of its own to fill, so that none can tell by its own how much another talks. */
function withoutOldest(talk: Room['teamTalk'], seat: Seat | null): Room['teamTalk'] {
  const own = talk.filter((line) => line.seat === seat);
  const [oldest] = own;
  return own.length > ROOM_LIMITS.chat ? talk.filter((line) => line !== oldest) : talk;
}

/** What was said, once everybody has moved up: at seats that are gone it is nobody's. */
export function reseatedTalk(
  { chat, teamTalk }: Room,
  places: readonly (Seat | null)[],
): Pick<Room, 'chat' | 'teamTalk'> {
  const reseated = <Line extends Said>(line: Line): Line => {
    const seat = line.seat === null ? null : (places[line.seat] ?? null);
    return seat === line.seat ? line : { ...line, seat };
  };
  return {
    chat: chat.map(reseated),
    teamTalk: teamTalk.map(reseated).filter(({ seat }) => seat !== null),
  };
}
