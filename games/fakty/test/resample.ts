import { type Chance, pick } from '@late/kernel';
import {
  ALL_TILES,
  type ExclusivePhase,
  type ExclusiveState,
  type ExclusiveView,
  type HotState,
  type HotView,
  isClosed,
  type State,
  type Tile,
  tilesOf,
  type View,
  type Vote,
} from '../rules/index.ts';

/** A state that looks the same to the viewer; what the viewer cannot see is dealt anew. */
export function resample(view: View, chance: Chance): State {
  return view.variant === 'hot' ? resampleHot(view, chance) : resampleExclusive(view, chance);
}

/** Deals from what lies nowhere in sight. */
function hiddenTiles(seen: readonly Tile[], chance: Chance) {
  const rest = ALL_TILES.filter((tile) => !seen.includes(tile));
  return {
    rest,
    deal: (count: number) =>
      Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0] as Tile),
  };
}

function resampleHot(view: HotView, chance: Chance): HotState {
  const { active, board, die, discards, options, phase, scores, start, turn, viewer } = view;
  const placed = phase.at === 'place' ? [phase.tile] : [];
  const seen = [...board.flatMap(tilesOf), ...discards, ...view.drawn, ...placed];
  const { rest, deal } = hiddenTiles(seen, chance);
  const drawn = viewer === active ? view.drawn : deal(view.drawnSize);
  return {
    variant: 'hot',
    version: view.version,
    options,
    start,
    active,
    turn,
    phase: resampleVotes(phase, viewer, chance),
    die,
    drawn,
    board,
    scores,
    disputes: view.disputes,
    stack: rest,
    discards,
  };
}

function resampleExclusive(view: ExclusiveView, chance: Chance): ExclusiveState {
  const { active, boards, die, discards, first, hand, options, pool, round, start } = view;
  const { handSizes, phase, viewer } = view;
  const taken = phase.at === 'taken' && viewer !== active ? phase.tile : null;
  const known = taken === null ? [] : [taken];
  const seen = [...boards.flat().flatMap(tilesOf), ...pool, ...discards, ...hand, ...known];
  const { rest, deal } = hiddenTiles(seen, chance);
  const hands = handSizes.map((size, seat) => {
    if (seat === viewer) return hand;
    const open = seat === active ? known : [];
    return [...deal(size - open.length), ...open];
  });
  return {
    variant: 'exclusive',
    version: view.version,
    options,
    start,
    active,
    round,
    phase: resamplePhase(view, hands, chance),
    die,
    hands,
    boards,
    pool,
    first,
    disputes: view.disputes,
    stack: rest,
    discards,
  };
}

type Objected = Extract<View['phase'], { readonly at: 'objection' }>;

/** Others have voted in some way; the objector for the objection. */
function resampleVotes<Phase extends { readonly at: string }>(
  phase: Phase,
  viewer: View['viewer'],
  chance: Chance,
): Exclude<Phase, Objected> & HotState['phase'] {
  if (phase.at !== 'objection') return phase as never;
  const { mine, voted, ...rest } = phase as unknown as Objected;
  const votes = voted.map((done, seat) => {
    if (!done) return null;
    if (seat === viewer) return mine;
    return seat === rest.by || chance.below(2) === 1;
  });
  return { ...rest, votes } as never;
}

function resamplePhase(
  { active, boards, phase, viewer }: ExclusiveView,
  hands: readonly (readonly Tile[])[],
  chance: Chance,
): ExclusivePhase {
  if (phase.at === 'taken') {
    return { ...phase, tile: phase.tile ?? (hands[active]?.at(-1) as Tile) };
  }
  if (phase.at === 'objection') return resampleVotes(phase, viewer, chance);
  if (phase.at !== 'vote') return phase;
  const { at, call, tied, voters, voted, mine } = phase;
  const titles = tied.flatMap((seat): Vote[] =>
    (boards[seat] ?? []).flatMap((row, title) => (isClosed(row) ? [{ seat, title }] : [])),
  );
  const votes = voted.map((done, voter) => {
    if (!done) return null;
    if (voter === viewer) return mine;
    return pick(
      chance,
      titles.filter(({ seat }) => seat !== voter),
    );
  });
  return { at, call, tied, voters, votes };
}
