import { type AnyGame, type Entry, frames, liveEntries, type Opening } from '@late/kernel';
import type { FinishedGame } from '@late/ui';

/** A game as everybody may know it, if it is over: what was taken back is left out. */
export function finishedGame(
  game: AnyGame,
  opening: Opening<unknown>,
  log: readonly Entry[],
): FinishedGame<unknown, unknown> | null {
  const steps = frames(game, opening, liveEntries(log));
  const last = steps.at(-1);
  if (!last || !game.result(last.state)) return null;
  const events = steps
    .flatMap((step) => step.events)
    .flatMap((event) => game.redact(event, 'audience') ?? []);
  return { view: game.view(last.state, 'audience'), events };
}
