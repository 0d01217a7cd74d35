import type { Seat } from '@late/kernel';
import { fieldOf, type Move, type Tile, type View } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import { fieldKey, ownBoard, placeKey, placeOf } from './place.ts';

/** What can be tapped next, as the rules have it. */
export interface Lit {
  readonly tiles: ReadonlySet<Tile>;
  /** Keys of titles that can be chosen as a whole. */
  readonly places: ReadonlySet<string>;
  /** Keys of fields where what is held can land. */
  readonly fields: ReadonlySet<string>;
  readonly seats: ReadonlySet<Seat>;
}

export const NOTHING_LIT: Lit = {
  tiles: new Set(),
  places: new Set(),
  fields: new Set(),
  seats: new Set(),
};

export function litBy(view: View, legal: readonly Move[], draft: Draft): Lit {
  const tiles = new Set<Tile>();
  const places = new Set<string>();
  const fields = new Set<string>();
  const seats = new Set<Seat>();
  const [held = null] = draft.tiles;
  const own = ownBoard(view);
  for (const move of legal) {
    switch (move.do) {
      case 'lay':
      case 'move':
        tiles.add(move.tile);
        if (move.tile === held && own !== null) {
          fields.add(fieldKey({ seat: own, title: move.title }, fieldOf(held)));
        }
        break;
      case 'take':
      case 'remove':
      case 'discard':
        tiles.add(move.tile);
        break;
      case 'bug':
        seats.add(move.seat);
        break;
      case 'vote':
        places.add(placeKey(move));
        break;
      case 'scrap':
        places.add(placeKey({ seat: 0, title: move.title }));
        break;
      case 'swap':
        for (const tile of partners(move, draft)) tiles.add(tile);
        for (const landing of landings(view, move, draft)) fields.add(landing);
        break;
      default:
        break;
    }
  }
  return { tiles, places, fields, seats };
}

export type SwapMove = Extract<Move, { readonly do: 'swap' }>;

/** The tiles of an exchange that go with the one that is held. */
function partners({ one, other }: SwapMove, { tiles }: Draft): Tile[] {
  const [held] = tiles;
  if (held === undefined) return [one, other];
  return one === held ? [other] : other === held ? [one] : [];
}

/** The move with its tiles in the order in which they were tapped; null if it is about others. */
export function asTapped(move: SwapMove, { tiles }: Draft): SwapMove | null {
  const { one, to, other, back } = move;
  if (tiles[0] === one && tiles[1] === other) return move;
  if (tiles[0] !== other || tiles[1] !== one) return null;
  return { do: 'swap', one: other, to: back, other: one, back: to };
}

/** Where the two could land, until each has its title. */
function landings(view: View, move: SwapMove, draft: Draft): string[] {
  const tapped = asTapped(move, draft);
  const [ones, others] = draft.tiles.map((tile) => placeOf(view, tile));
  if (!tapped || !ones || !others) return [];
  return [
    fieldKey({ seat: others.seat, title: tapped.to }, fieldOf(tapped.one)),
    fieldKey({ seat: ones.seat, title: tapped.back }, fieldOf(tapped.other)),
  ];
}
