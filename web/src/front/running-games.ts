import type { RoomLine } from '../remote/api.ts';
import type { KeptTable } from '../store/kept-table.ts';

/** A game to go on with: on this device, or at a table of the house. */
export type RunningGame = { readonly table: KeptTable } | { readonly room: RoomLine };

/** First where others wait for the reader, then what was touched last. */
export function runningGames(
  tables: readonly KeptTable[],
  rooms: readonly RoomLine[],
): RunningGame[] {
  const games: RunningGame[] = [
    ...rooms.map((room) => ({ room })),
    ...tables.map((table) => ({ table })),
  ];
  return games.sort((a, b) => urgency(b) - urgency(a) || touchedOf(b) - touchedOf(a));
}

function urgency(game: RunningGame): number {
  return 'room' in game && game.room.yourTurn ? 1 : 0;
}

function touchedOf(game: RunningGame): number {
  return 'room' in game ? game.room.touched : game.table.touched;
}
