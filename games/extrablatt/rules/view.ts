import type { Result, Viewer } from '@late/kernel';
import type { Challenge, Duel } from './cheques.ts';
import { resultOf } from './count.ts';
import type { Event } from './event.ts';
import type { Newsroom, Phase, State } from './state.ts';

/** A decided duel; its cheques are null to all but the two, until the game is over. */
export interface SeenDuel extends Challenge {
  readonly winner: Duel['winner'];
  readonly cheques: Duel['cheques'] | null;
}

/** What the table is waiting for, as far as a viewer may know. */
export type SeenPhase =
  | Exclude<Phase, { at: 'cheques' }>
  | {
      readonly at: 'cheques';
      readonly challenge: Challenge;
      /** Whether the starter and the rival have chosen. */
      readonly chosen: readonly [boolean, boolean];
      /** What the viewer has chosen. */
      readonly mine: number | null;
    };

export interface View extends Newsroom {
  readonly viewer: Viewer;
  /** What each seat holds: the viewer's own cheques, and all once the game is over. */
  readonly cheques: readonly (readonly number[] | null)[];
  readonly duels: readonly SeenDuel[];
  readonly phase: SeenPhase;
  readonly result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  const over = state.phase.at === 'over';
  return {
    viewer,
    version: state.version,
    options: state.options,
    papers: state.papers,
    plan: state.plan,
    wire: state.wire,
    photos: state.photos,
    hour: state.hour,
    taken: state.taken,
    active: state.active,
    spent: state.spent,
    ...(state.turn !== undefined && { turn: state.turn }),
    cheques: state.cheques.map((held, seat) => (over || seat === viewer ? held : null)),
    duels: state.duels.map((duel) => seenDuel(duel, viewer, over)),
    phase: seenPhase(state.phase, viewer),
    result: resultOf(state),
  };
}

function seenDuel(duel: Duel, viewer: Viewer, over: boolean): SeenDuel {
  const { kind, starter, rival, section, winner, cheques } = duel;
  const involved = viewer === starter || viewer === rival;
  return { kind, starter, rival, section, winner, cheques: over || involved ? cheques : null };
}

function seenPhase(phase: Phase, viewer: Viewer): SeenPhase {
  if (phase.at !== 'cheques') return phase;
  const { challenge, chosen } = phase;
  const [given, received] = chosen;
  let mine: number | null = null;
  if (viewer === challenge.starter) mine = given;
  if (viewer === challenge.rival) mine = received;
  return { at: 'cheques', challenge, chosen: [given !== null, received !== null], mine };
}

export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'exchanged':
      return event.seats.some((seat) => seat === viewer) ? event : null;
    case 'began':
    case 'spent':
    case 'wrote':
    case 'removed':
    case 'took':
    case 'challenged':
    case 'chose':
    case 'won':
    case 'advertised':
    case 'no-ad':
    case 'ducked':
    case 'no-duck':
    case 'refilled':
    case 'struck':
    case 'over':
      return event;
  }
}

/** Everybody knows who was dealt which cheques: they are a secret from the first choice to the end. */
export function isOpen({ duels, phase }: State): boolean {
  if (phase.at === 'over') return true;
  const choosing = phase.at === 'cheques' && phase.chosen.some((cheque) => cheque !== null);
  return duels.length === 0 && !choosing;
}
