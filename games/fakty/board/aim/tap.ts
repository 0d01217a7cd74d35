import { type Move, type Tile, type View, whyNot } from '../../rules/index.ts';
import { blankDraft, type Draft } from './draft.ts';
import { exchange } from './exchange.ts';
import { ownBoard } from './place.ts';
import { proposal, verbOf } from './proposal.ts';
import type { OnPlace, Tapped, Target } from './target.ts';

/** Follows a finger: what was tapped goes into the draft if the rules allow it. */
export function tap(view: View, legal: readonly Move[], draft: Draft, target: Target): Tapped {
  const refused = (move: Move): Tapped => ({ draft, refusal: whyNot(view, move) });
  const judged = (next: Draft): Tapped => {
    const move = proposal(view, next);
    const refusal = move && whyNot(view, move);
    return refusal ? { draft, refusal } : { draft: next, refusal: null };
  };
  const blank = blankDraft(view);
  const verb = verbOf(view);
  const [held = null] = draft.tiles;
  switch (verb) {
    case 'lay':
      if (target.on === 'tile') {
        if (!isHoldable(view, target.tile))
          return refused({ do: 'lay', tile: target.tile, title: 0 });
        return hold(legal, draft, blank, target.tile);
      }
      if (target.on !== 'place') return { draft, refusal: null };
      if (held === null) return { draft, refusal: { code: 'fakty.board.hold-first' } };
      // One's own page is the only one to lay on.
      if (target.place.seat !== ownBoard(view)) return refused({ do: 'take', tile: held });
      return judged({ ...draft, titles: [target.place.title] });
    case 'move':
      if (target.on !== 'place') return { draft, refusal: null };
      return shift(view, legal, draft, target);
    case 'take':
    case 'remove':
    case 'discard': {
      const tile = target.on === 'seat' ? null : target.tile;
      if (tile === null) return { draft, refusal: null };
      return tile === held ? { draft: blank, refusal: null } : judged({ ...blank, tiles: [tile] });
    }
    case 'scrap':
      if (target.on !== 'place') return { draft, refusal: null };
      return judged({ ...blank, titles: [target.place.title] });
    case 'vote':
      if (target.on !== 'place') return { draft, refusal: null };
      return judged({ ...blank, seat: target.place.seat, titles: [target.place.title] });
    case 'bug':
      if (target.on !== 'seat') return { draft, refusal: null };
      return judged({ ...blank, seat: target.seat });
    case 'swap':
      return target.on === 'place'
        ? exchange(view, legal, draft, target)
        : { draft, refusal: null };
    default:
      return refused({ do: 'pass' });
  }
}

/** Whether the tile is one to be laid now; that it fits nowhere is found out by trying. */
export function isHoldable(view: View, tile: Tile): boolean {
  const { phase } = view;
  if (phase.at === 'taken' || phase.at === 'place') return phase.tile === tile;
  return (view.variant === 'hot' ? view.drawn : view.hand).includes(tile);
}

/** Takes a tile up, or puts it down again; where it could only go to one title, it is shown there. */
function hold(legal: readonly Move[], draft: Draft, blank: Draft, tile: Tile): Tapped {
  if (draft.tiles[0] === tile) return { draft: blank, refusal: null };
  const titles = legal.flatMap((move) =>
    'title' in move && 'tile' in move && move.tile === tile ? [move.title] : [],
  );
  const only = titles.length === 1 ? titles : [];
  return { draft: { ...blank, tiles: [tile], titles: only }, refusal: null };
}

/** A tile of the page is taken up, then another title tapped. */
function shift(view: View, legal: readonly Move[], draft: Draft, target: OnPlace): Tapped {
  const [held = null] = draft.tiles;
  const { place, tile } = target;
  if (held !== null && tile !== held) {
    const refusal = whyNot(view, { do: 'move', tile: held, title: place.title });
    if (!refusal) return { draft: { ...draft, titles: [place.title] }, refusal: null };
    if (tile === null) return { draft, refusal };
  }
  if (tile === null) return { draft, refusal: { code: 'fakty.board.hold-first' } };
  if (tile !== held && !legal.some((move) => move.do === 'move' && move.tile === tile)) {
    return { draft, refusal: { code: 'fakty.board.nowhere', rule: 'hot-die' } };
  }
  return hold(legal, draft, blankDraft(view), tile);
}
