import type { Context, Seat } from '@late/kernel';
import { drawnAnew } from './drawn-anew.ts';
import type { State } from './state.ts';
import { type SeenPhase, view } from './view.ts';

/** Who gave what in the duels of others is drawn from what the seat knew; a rival who has chosen chooses anew. */
export function redraw(state: State, seat: Seat, { chance }: Context): State {
  const seen = view(state, seat);
  return drawnAnew(
    { ...seen, phase: undecided(seen.phase, seat) },
    { below: (n) => chance.below(n, 'cheques') },
  );
}

function undecided(phase: SeenPhase, seat: Seat): SeenPhase {
  if (phase.at !== 'cheques') return phase;
  const { starter, rival } = phase.challenge;
  const [given, received] = phase.chosen;
  return { ...phase, chosen: [given && starter === seat, received && rival === seat] };
}
