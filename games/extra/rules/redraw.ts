import type { Seat } from '@late/kernel';
import type { State } from './state.ts';

/** Nothing of this game is hidden but what others have decided: they decide it anew. */
export function redraw(state: State, seat: Seat): State {
  const pending = state.pending.map((split, other) => (other === seat ? split : null));
  return { ...state, pending };
}
