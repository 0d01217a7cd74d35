import { isGame } from '@late/games';
import { api, type RoomLine } from '../remote/api.ts';
import { isKnown, listedRooms } from '../remote/server-state.ts';

/** What the house has for the reader. */
export interface House {
  /** The reader's own rooms that are not over. */
  readonly rooms: readonly RoomLine[];
  /** How many tables wait for players. */
  readonly waiting: number;
}

/** Null where there is no house, or no line to it. */
export async function readHouse(): Promise<House | null> {
  const own = isKnown() ? api.mine() : null;
  const { server, rooms } = await listedRooms();
  if (server !== 'open') return null;
  const mine = await own;
  return {
    rooms: (mine?.ok ? mine.value.rooms : []).filter(
      ({ game, status }) => isGame(game) && status !== 'over',
    ),
    waiting: rooms.filter(({ status }) => status === 'waiting').length,
  };
}
