import {
  type AnyGame,
  type Entry,
  type Frame,
  frames,
  type GameRecord,
  liveEntries,
  openingOf,
  type Result,
  type Seat,
} from '@late/kernel';
import type { GameLook } from '../games/face.ts';

/** An earlier game of the same luck, and whose seat in it was taken over. */
export interface Rival {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly result: Result;
  /** Where the game had come to a further stage; what was taken back is not among them. */
  readonly stages: readonly Stage[];
}

/** A moment up to which an earlier game may be shown. */
export interface Stage {
  readonly stage: number;
  readonly state: unknown;
  /** What was told by the step that led there. */
  readonly events: readonly unknown[];
}

/** Null if the game did not come to an end. */
export function rivalOf(
  game: AnyGame,
  stage: GameLook['stage'],
  record: GameRecord,
  seat: Seat,
): Rival | null {
  const line = liveEntries(record.log).map((entry, seq): Entry => ({ ...entry, seq }));
  const all = frames(game, openingOf(game, record), line);
  const result = game.result(all.at(-1)?.state);
  if (!result) return null;
  return { record, seat, result, stages: stagesOf(game, stage, record, all, seat) };
}

/**
 * By the game's own count where it has one. Alone, each step counts: with others at the table who draw from the same
 * bag, an earlier game tells nothing of this one.
 */
function stagesOf(
  game: AnyGame,
  stageOf: GameLook['stage'],
  { sitters }: GameRecord,
  all: readonly Frame<unknown, unknown>[],
  seat: Seat,
): Stage[] {
  const stages: Stage[] = [];
  let steps = 0;
  for (const frame of all) {
    if (frame.entry.by === seat) steps++;
    const own = stageOf(game.view(frame.state, 'audience'));
    const stage = own ?? (sitters.length === 1 ? steps : null);
    if (stage === null) return [];
    if (stage <= (stages.at(-1)?.stage ?? 0)) continue;
    stages.push({ stage, state: frame.state, events: frame.events });
  }
  return stages;
}

/** The last moment of the earlier game that whoever has come to `stage` may see. */
export function shownAt({ stages }: Rival, stage: number): Stage | null {
  return stages.findLast((one) => one.stage <= stage) ?? null;
}
