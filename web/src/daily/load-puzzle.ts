import { type GameId, manifestOf } from '@late/games';
import { puzzlesOf } from '@late/games/daily-puzzles';
import type { Puzzle } from '@late/games/manifest';
import { type Day, type Frame, frames, type GameRecord, openingOf, readRecord } from '@late/kernel';
import type { Language } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import { loadFace, loadWords } from '../games/load-face.ts';

/** A puzzle, ready to be put on its board. */
export interface SetPuzzle {
  readonly face: GameFace;
  readonly puzzle: Puzzle;
  readonly record: GameRecord;
  readonly frames: readonly Frame<unknown, unknown>[];
  /** What its seat sees. */
  readonly view: unknown;
  /** The best move. */
  readonly best: unknown;
}

/** Number `at` of a day's puzzles, from 0; null if there is none. */
export async function puzzleAt(
  day: Day,
  at: number,
  language: Language,
): Promise<{ readonly game: GameId; readonly puzzle: Puzzle } | null> {
  const chosen = puzzlesOf(day)[at];
  const pool = (await (chosen && manifestOf(chosen.game)?.puzzles?.(language))) ?? [];
  const puzzle = chosen && pool[chosen.number % pool.length];
  return puzzle ? { game: chosen.game, puzzle } : null;
}

/** Replays the game up to the decision. */
export async function setPuzzle(game: GameId, puzzle: Puzzle): Promise<SetPuzzle> {
  const face = await loadFace(game);
  const record = readRecord(puzzle.record, () => face.game);
  await loadWords(game, record.options);
  const played = frames(face.game, openingOf(face.game, record), record.log);
  const last = played.at(-1);
  if (!last) throw new Error('a puzzle needs a deal');
  const view = face.game.view(last.state, puzzle.seat);
  const best = face.game.notation.read(puzzle.best);
  return { face, puzzle, record, frames: played, view, best };
}
