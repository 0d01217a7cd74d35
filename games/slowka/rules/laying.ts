import type { Seat } from '@late/kernel';
import type { Move } from './move.ts';
import type { LaidWord, State } from './state.ts';
import { type Telling, tell } from './telling.ts';
import { type Token, without } from './tokens.ts';
import { handOn } from './turns.ts';
import { withLaid, worthOf } from './worth.ts';

export type WordMove = Extract<Move, { do: 'word' }>;

export function wordOf(state: State, seat: Seat, { laid, path }: WordMove): LaidWord {
  const { word, points, bonus, closed } = worthOf(state, laid, path);
  return { seat, word, path, laid, points, bonus, closed, challenger: null };
}

/** The tokens go from the hand onto the board, and the turn is over. */
export function lay(telling: Telling, { laid, seat }: LaidWord): Telling {
  const { board, hands } = telling.state;
  const tokens = laid.map(({ token }) => token);
  const hand = without(hands[seat] as readonly Token[], tokens) as readonly Token[];
  const placed = tell(telling, { board: withLaid(board, laid), hands: hands.with(seat, hand) });
  return handOn(placed, seat, { did: 'word' }, 0);
}
