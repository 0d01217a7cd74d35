import { fieldOf, isClosed, type Move, type View } from '../../rules/index.ts';
import { blankDraft, type Draft } from './draft.ts';
import { asTapped, type SwapMove } from './lit.ts';
import { boardsOf, placeOf } from './place.ts';
import type { OnPlace, Tapped } from './target.ts';

/** Two tiles on two boards, then the titles where they land, unless there is only one way. */
export function exchange(
  view: View,
  legal: readonly Move[],
  draft: Draft,
  target: OnPlace,
): Tapped {
  const { place, tile } = target;
  const swaps = legal.filter((move) => move.do === 'swap');
  const [one, other] = draft.tiles;
  if (one !== undefined && other !== undefined) {
    const landed = land(view, swaps, draft, target);
    // A field just vacated is a landing too; once chosen, a tap on it puts its tile down.
    if (landed && (landed.titles.join() !== draft.titles.join() || tile === null)) {
      return { draft: landed, refusal: null };
    }
    if (tile === null) return { draft, refusal: { code: 'fakty.board.no-landing', rule: 'die' } };
  }
  if (tile === null) return { draft, refusal: { code: 'fakty.board.hold-first' } };
  const blank = blankDraft(view);
  if (tile === one) return { draft: blank, refusal: null };
  const row = boardsOf(view)[place.seat]?.[place.title];
  if (row && isClosed(row))
    return { draft, refusal: { code: 'fakty.protected', rule: 'protected' } };
  const isSecond = one !== undefined && placeOf(view, one)?.seat !== place.seat;
  const next = { ...blank, tiles: isSecond && tile !== other ? [one, tile] : [tile] };
  const possible = swaps.filter((move) =>
    next.tiles.every((chosen) => chosen === move.one || chosen === move.other),
  );
  if (!possible.length) return { draft, refusal: { code: 'fakty.board.no-swap', rule: 'die' } };
  return { draft: settle(swaps, next), refusal: null };
}

/** Fills in what leaves no choice. */
function settle(swaps: readonly SwapMove[], draft: Draft) {
  if (draft.tiles.length < 2) return draft;
  const ways = swaps.flatMap((move) => asTapped(move, draft) ?? []);
  const only = (titles: readonly number[], chosen: number | null = null) =>
    new Set(titles).size === 1 ? (titles[0] as number) : chosen;
  const [to, back] = draft.titles;
  return {
    ...draft,
    titles: [
      only(
        ways.map((way) => way.to),
        to,
      ),
      only(
        ways.map((way) => way.back),
        back,
      ),
    ],
  };
}

function land(
  view: View,
  swaps: readonly SwapMove[],
  draft: Draft,
  { field, place: { seat, title } }: OnPlace,
): Draft | null {
  const [ones, others] = draft.tiles.map((tile) => placeOf(view, tile));
  const ways = swaps.flatMap((move) => asTapped(move, draft) ?? []);
  const [to = null, back = null] = draft.titles;
  if (seat === others?.seat && ways.some((way) => way.to === title && fieldOf(way.one) === field)) {
    return { ...draft, titles: [title, back] };
  }
  if (
    seat === ones?.seat &&
    ways.some((way) => way.back === title && fieldOf(way.other) === field)
  ) {
    return { ...draft, titles: [to, title] };
  }
  return null;
}
