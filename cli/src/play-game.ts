import { type AnyGame, type Chance, checkMove, type Opening, type Result } from '@late/kernel';
import { Failure } from './command.ts';

/** A bot at its seat. */
export interface Player {
  readonly name: string;
  choose(view: unknown): unknown;
}

export interface Finished {
  readonly state: unknown;
  readonly result: Result;
  readonly steps: number;
}

/** Far beyond any game: bots that go round in circles must not hang the tool. */
const MAX_STEPS = 100_000;

/** One game between bots, each of which is shown its own view and nothing else. */
export function playGame(
  game: AnyGame,
  { options, seats }: Opening<unknown>,
  players: readonly Player[],
  chance: Chance,
): Finished {
  let now = 0;
  let { state } = game.setup(options, seats, { chance, now });
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const result = game.result(state);
    if (result) return { state, result, steps };
    const [seat] = game.turn(state).must;
    if (seat === undefined) {
      now = game.deadline(state) ?? now;
      state = game.expire(state, { chance, now }).state;
      continue;
    }
    const player = players[seat] as Player;
    const move = player.choose(game.view(state, seat));
    const refusal = checkMove(game, state, seat, move);
    if (refusal) {
      const text = game.notation.write(move);
      throw new Failure(`${player.name} at seat ${seat + 1} chose ${text}: ${refusal.code}`);
    }
    state = game.play(state, seat, move, { chance, now }).state;
  }
  throw new Failure(`a game was not over after ${MAX_STEPS} steps`);
}
