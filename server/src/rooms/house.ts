import type { AnyGame, BotLevel, Seat } from '@late/kernel';
import { type Action, nextDeadline, type Room, timedOut } from '@late/table';

/** The level of the bot that plays a seat now, if one does. */
export function botAt(room: Room, seat: Seat): BotLevel | null {
  const held = room.seats[seat];
  return room.table?.standIns[seat] ?? (held?.kind === 'bot' ? held.level : null);
}

/** The bots that the table waits for. While an undo is being asked for, they hold still. */
export function botsDue(room: Room): { seat: Seat; level: BotLevel }[] {
  const { table } = room;
  if (!table || table.result || table.undoRequest) return [];
  return table.turn.must.flatMap((seat) => {
    const level = botAt(room, seat);
    return level ? [{ seat, level }] : [];
  });
}

/** What the clock demands at this moment. */
export function clockDue(
  game: AnyGame,
  room: Room,
  standInLevel: BotLevel,
  now: number,
): Action | null {
  const { table } = room;
  if (!table || table.result) return null;
  const deadline = game.deadline(table.state);
  if (deadline !== null && deadline <= now) return { do: 'expire' };
  const [seat] = timedOut(table, now);
  return seat === undefined ? null : { do: 'stand-in', seat, level: standInLevel };
}

/** When the house must look at a room next, without anybody asking. */
export function wakeAt(game: AnyGame, room: Room, botPause: number): number | null {
  const { table } = room;
  if (!table || table.result) return null;
  const times: number[] = [];
  if (botsDue(room).length) times.push(room.touched + botPause);
  const deadline = nextDeadline(game, table);
  if (deadline !== null) times.push(deadline);
  return times.length ? Math.min(...times) : null;
}
