import {
  type AnyGame,
  type Chance,
  checkMove,
  type Entry,
  type Opening,
  type Result,
} from '@late/kernel';
import { Failure } from './command.ts';
import type { Player } from './player.ts';
import { Timetable } from './timetable.ts';

export interface Finished {
  readonly state: unknown;
  readonly result: Result;
  readonly steps: number;
}

/** Far beyond any game: bots that go round in circles must not hang the tool. */
const MAX_STEPS = 100_000;

/** Shown every position of a game, and the step that led there; where it drew something is not told. */
export type Follow = (state: unknown, step: Entry) => void;

const DEAL: Entry = { seq: 0, at: 0, by: 'house', act: { do: 'deal' }, tape: [] };

/**
 * One game between bots, each of which is shown its own view and nothing else. Time passes only where
 * bots take theirs: whoever is ready first acts next, and a deadline that comes before them expires.
 */
export function playGame(
  game: AnyGame,
  { options, seats }: Opening<unknown>,
  players: readonly Player[],
  chance: Chance,
  follow: Follow = () => {},
): Finished {
  let now = 0;
  let { state } = game.setup(options, seats, { chance, now });
  const timetable = new Timetable(game, players, state);
  let entry = DEAL;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    follow(state, entry);
    const result = game.result(state);
    if (result) return { state, result, steps };
    const next = timetable.next(now);
    if (!next) throw new Failure(`nobody has anything to do at ${now / 1000} s`);
    now = next.at;
    const { seat } = next;
    const seq = steps + 1;
    if (seat === null) {
      state = game.expire(state, { chance, now }).state;
      entry = { seq, at: now, by: 'clock', act: { do: 'expire' }, tape: [] };
    } else {
      const player = players[seat] as Player;
      const move = player.choose(game.view(state, seat));
      const refusal = checkMove(game, state, seat, move);
      if (refusal) {
        const text = game.notation.write(move);
        throw new Failure(`${player.name} at seat ${seat + 1} chose ${text}: ${refusal.code}`);
      }
      state = game.play(state, seat, move, { chance, now }).state;
      entry = { seq, at: now, by: seat, act: { do: 'move', move }, tape: [] };
    }
    timetable.note(entry, state);
  }
  throw new Failure(`a game was not over after ${MAX_STEPS} steps`);
}
