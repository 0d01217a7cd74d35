import { type Chance, pick, type Seat } from '@late/kernel';
import {
  beats,
  CHEQUE_SETS,
  type Duel,
  exchange,
  type Phase,
  type SeenDuel,
  type State,
  type View,
} from '../rules/index.ts';

type Held = readonly (readonly number[])[];

/**
 * A state that looks the same to the view's viewer. Who gave what in the duels of others is drawn
 * anew, such that the same seats won and everybody could give what the viewer saw them give. A view
 * is believed only where its viewer was one of the two or the game is over, so that no leak is copied.
 */
export function resample(view: View, chance: Chance): State {
  const { active, hour, options, papers, phase, photos, plan, spent, taken, viewer, wire } = view;
  const { version } = view;
  const dealt: Held = CHEQUE_SETS.slice(0, papers.length);
  const past = history(
    view.duels.map((duel) => entitled(duel, view)),
    dealt,
    chance,
  );
  if (!past) throw new Error('no exchange of cheques explains this view');
  return {
    version,
    options,
    papers,
    plan,
    wire,
    photos,
    hour,
    taken,
    active,
    spent,
    ...(view.turn !== undefined && { turn: view.turn }),
    cheques: past.held,
    duels: past.duels,
    phase: phase.at === 'cheques' ? choices(phase, past.held, viewer, chance) : phase,
  };
}

function entitled(duel: SeenDuel, { phase, viewer }: View): SeenDuel {
  const involved = viewer === duel.starter || viewer === duel.rival;
  return involved || phase.at === 'over' ? duel : { ...duel, cheques: null };
}

function choices(
  { challenge, chosen, mine }: Extract<View['phase'], { at: 'cheques' }>,
  held: Held,
  viewer: View['viewer'],
  chance: Chance,
): Phase {
  const choice = (seat: Seat, made: boolean) => {
    if (!made) return null;
    return seat === viewer ? mine : pick(chance, held[seat] as readonly number[]);
  };
  return {
    at: 'cheques',
    challenge,
    chosen: [choice(challenge.starter, chosen[0]), choice(challenge.rival, chosen[1])],
  };
}

/** Tries exchanges in random order until all duels are explained. */
function history(
  duels: readonly SeenDuel[],
  held: Held,
  chance: Chance,
): { held: Held; duels: Duel[] } | null {
  const [first, ...rest] = duels;
  if (!first) return { held, duels: [] };
  for (const cheques of shuffled(pairs(first, held), chance)) {
    const later = history(rest, exchange(held, first, cheques), chance);
    if (later) return { held: later.held, duels: [{ ...first, cheques }, ...later.duels] };
  }
  return null;
}

function pairs(duel: SeenDuel, held: Held): (readonly [number, number])[] {
  const { starter, rival, winner, cheques } = duel;
  const possible: (readonly [number, number])[] = [];
  for (const given of held[starter] ?? []) {
    for (const received of held[rival] ?? []) {
      if ((beats(given, received) ? starter : rival) !== winner) continue;
      if (cheques && (cheques[0] !== given || cheques[1] !== received)) continue;
      possible.push([given, received]);
    }
  }
  return possible;
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items];
  return items.map(() => left.splice(chance.below(left.length), 1)[0] as T);
}
