import { type Chance, checkMove } from '@late/kernel';
import type { Move, Options, Slowka, State } from '../../rules/index.ts';
import type { Player } from './player.ts';

/** A move, and what was before it. */
export interface Step {
  readonly state: State;
  readonly move: Move;
}

export interface Table {
  readonly game: Slowka;
  readonly options: Options;
  readonly players: readonly Player[];
}

/** Plays a game of checked words to its end; `watch` sees every move before it is made. */
export function playOut(
  { game, options, players }: Table,
  chance: Chance,
  minds: Chance,
  watch: (step: Step) => void = () => {},
): State {
  let { state } = game.setup(options, players.length, { chance, now: 0 });
  for (;;) {
    const seat = game.turn(state).must[0];
    if (seat === undefined) return state;
    const move = (players[seat] as Player)(game.view(state, seat), minds);
    const refusal = checkMove(game, state, seat, move);
    if (refusal) throw new Error(`seat ${seat}: ${refusal.code}`);
    watch({ state, move });
    ({ state } = game.play(state, seat, move, { chance, now: 0 }));
  }
}
