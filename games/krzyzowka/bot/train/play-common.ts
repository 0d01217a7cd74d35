import { type Chance, type Context, parse, type Seat, seededChance } from '@late/kernel';
import type { OfEdition } from '@late/lexicon';
import type { CommonState, CommonView, Krzyzowka, Move } from '../../rules/index.ts';
import type { Mind } from '../common/mind.ts';

/** A step as it was taken. */
export interface Step {
  readonly seat: Seat;
  readonly view: CommonView;
  readonly move: Move;
  readonly after: CommonState;
}

/** One game of the common crossword between minds, without clocks or challenges. */
export function playCommon(
  game: Krzyzowka,
  asked: OfEdition,
  minds: readonly Mind[],
  seed: number,
  onStep: (step: Step) => void = () => {},
): CommonState {
  const context: Context = { chance: seededChance(seed), now: 0 };
  const lucks: Chance[] = minds.map((_, seat) => seededChance(seed + 2 ** 33 * (seat + 1)));
  const options = parse(game.options, asked);
  if (!options.ok) throw new Error('the usual options are refused');
  let state = game.setup(options.value, minds.length, context).state as CommonState;
  while (!state.ended) {
    const seat = state.active;
    const view = game.view(state, seat) as CommonView;
    const move = (minds[seat] as Mind)(view, lucks[seat] as Chance);
    const refusal = game.check(state, seat, move);
    if (refusal) throw new Error(`${game.notation.write(move)}: ${refusal.code}`);
    state = game.play(state, seat, move, context).state as CommonState;
    onStep({ seat, view, move, after: state });
  }
  return state;
}
