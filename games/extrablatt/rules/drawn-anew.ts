import { type Chance, pick, type Seat } from '@late/kernel';
import { beats, CHEQUE_SETS, type Duel, exchange } from './cheques.ts';
import type { State } from './state.ts';
import type { SeenDuel, View } from './view.ts';

type Held = readonly (readonly number[])[];

/** What the two of a duel may have given. */
type Given = Duel['cheques'];

/** A table that looks like this to the view's seat, with what it could not see drawn from what it could be. */
export function drawnAnew(view: View, chance: Chance): State {
  const { viewer, result: _, cheques: __, duels, phase, ...newsroom } = view;
  const dealt: Held = CHEQUE_SETS.slice(0, view.papers.length);
  const past = fought(duels, dealt, chance);
  if (!past) throw new Error('no exchange of cheques explains this view');
  const [held, all] = past;
  const shared = { ...newsroom, cheques: held, duels: all };
  if (phase.at !== 'cheques') return { ...shared, phase };
  const { challenge, chosen, mine } = phase;
  const choice = (seat: Seat, hasChosen: boolean) => {
    if (!hasChosen) return null;
    return seat === viewer ? mine : pick(chance, held[seat] as readonly number[]);
  };
  return {
    ...shared,
    phase: {
      at: 'cheques',
      challenge,
      chosen: [choice(challenge.starter, chosen[0]), choice(challenge.rival, chosen[1])],
    },
  };
}

/** Draws who gave what, duel by duel; what later duels contradict is taken back. */
function fought(
  [duel, ...later]: readonly SeenDuel[],
  held: Held,
  chance: Chance,
): readonly [Held, readonly Duel[]] | null {
  if (!duel) return [held, []];
  const possible = duel.cheques ? [duel.cheques] : givenIn(duel, held);
  while (possible.length) {
    const [cheques] = possible.splice(chance.below(possible.length), 1) as [Given];
    if (!holds(held, duel, cheques)) continue;
    const rest = fought(later, exchange(held, duel, cheques), chance);
    if (rest) return [rest[0], [{ ...duel, cheques }, ...rest[1]]];
  }
  return null;
}

function givenIn({ starter, rival, winner }: SeenDuel, held: Held): Given[] {
  const ofStarter = held[starter] as readonly number[];
  const ofRival = held[rival] as readonly number[];
  return ofStarter.flatMap((given) =>
    ofRival
      .filter((received) => (beats(given, received) ? starter : rival) === winner)
      .map((received): Given => [given, received]),
  );
}

function holds(held: Held, { starter, rival }: SeenDuel, [given, received]: Given): boolean {
  return held[starter]?.includes(given) === true && held[rival]?.includes(received) === true;
}
