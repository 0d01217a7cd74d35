import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { AnyGame } from '@late/kernel';
import { foldSteps, type Room, type RoomStep, restoreRoom } from '@late/table';

/** So many steps at a time: a few milliseconds in every game. */
const SLICE = 128;

/** Rebuilds a room from its steps; a long one in slices, so that others do not wait for it. */
export async function restoreInSlices(game: AnyGame, steps: readonly RoomStep[]): Promise<Room> {
  let room = restoreRoom(game, steps.slice(0, SLICE));
  for (let from = SLICE; from < steps.length; from += SLICE) {
    await endOfTurn();
    room = foldSteps(game, room, steps.slice(from, from + SLICE)) ?? room;
  }
  return room;
}
