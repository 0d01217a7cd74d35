import type { Seat } from '@late/kernel';
import { type Member, ROOM_LIMITS, type Room, type RoomAct, type Said } from './room.ts';
import { spokenMore } from './spoken.ts';
import { membersOf } from './who-sits.ts';

/** The room after something was said in it. */
export function heard(
  room: Room,
  act: Extract<RoomAct, { do: 'say' }>,
  seq: number,
  at: number,
): Room {
  const { line, member, signed, to } = act;
  const spoken = spokenMore(room.spoken, member, at, 1);
  const said = { ...line, seq, by: member, ...(signed && { signed }) };
  const chat = [...room.chat, said];
  if (to !== 'team') return { ...room, spoken, chat: bounded(chat, chat) };
  const seat = line.seat === null ? undefined : room.seats[line.seat];
  const teamTalk = [...room.teamTalk, { ...said, heard: membersOf(seat) }];
  // Each team has lines of its own to fill, so that none can tell by its own how much another talks.
  const own = teamTalk.filter((other) => other.seat === line.seat);
  return { ...room, spoken, teamTalk: bounded(teamTalk, own) };
}

/** Of too many, the oldest line goes of whoever has said most: who talks a lot talks their own words away. */
function bounded<Line extends Said>(talk: readonly Line[], own: readonly Line[]): readonly Line[] {
  if (own.length <= ROOM_LIMITS.chat) return talk;
  const counts = new Map<Member, number>();
  for (const { by } of own) counts.set(by, (counts.get(by) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const out = own.find(({ by }) => counts.get(by) === most);
  return talk.filter((line) => line !== out);
}

/** What somebody said goes with them, and their name from what their other devices said. */
export function withoutWordsOf<Line extends Said>(talk: readonly Line[], member: Member): Line[] {
  return talk.flatMap((line) => {
    if (line.by === member) return [];
    const { signed, ...unsigned } = line;
    return signed === member ? [{ ...(unsigned as Line), name: '' }] : [line];
  });
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
