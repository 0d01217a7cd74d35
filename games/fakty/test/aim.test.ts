import { pick, seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { blankDraft, type Draft } from '../board/aim/draft.ts';
import { ghostsOn } from '../board/aim/ghosts.ts';
import { litBy } from '../board/aim/lit.ts';
import { fieldKey, ownBoard, placeKey, placeOf } from '../board/aim/place.ts';
import { proposal } from '../board/aim/proposal.ts';
import { tap } from '../board/aim/tap.ts';
import type { Target } from '../board/aim/target.ts';
import {
  choices,
  fakty,
  fieldOf,
  type Move,
  type Options,
  type Tile,
  type View,
} from '../rules/index.ts';
import { USUAL } from './usual-options.ts';

/** The field of a board, with the tile on it. */
function fieldAt(view: View, seat: number, title: number, field: number): Target {
  const board = view.variant === 'hot' ? view.board : view.boards[seat];
  return { on: 'place', place: { seat, title }, field, tile: board?.[title]?.[field] ?? null };
}

/** The tile where it lies: on a board, or loose. */
function tileAt(view: View, tile: Tile): Target {
  const place = placeOf(view, tile);
  return place ? fieldAt(view, place.seat, place.title, fieldOf(tile)) : { on: 'tile', tile };
}

/** What somebody taps who wants to make this move; nothing for what has a button of its own. */
function tapsFor(view: View, move: Move): readonly Target[] {
  const own = ownBoard(view) ?? 0;
  switch (move.do) {
    case 'lay':
    case 'move':
      return [tileAt(view, move.tile), fieldAt(view, own, move.title, fieldOf(move.tile))];
    case 'take':
    case 'remove':
      return [tileAt(view, move.tile)];
    case 'bug':
      return [{ on: 'seat', seat: move.seat }];
    case 'vote':
      return [fieldAt(view, move.seat, move.title, 0)];
    case 'scrap':
      return [fieldAt(view, 0, move.title, 2)];
    case 'swap': {
      const { one, to, other, back } = move;
      const [ones, others] = [placeOf(view, one)?.seat ?? -1, placeOf(view, other)?.seat ?? -1];
      return [
        tileAt(view, one),
        tileAt(view, other),
        fieldAt(view, others, to, fieldOf(one)),
        fieldAt(view, ones, back, fieldOf(other)),
      ];
    }
    default:
      return [];
  }
}

function isLit(view: View, legal: readonly Move[], draft: Draft, target: Target): boolean {
  const lit = litBy(view, legal, draft);
  if (target.on === 'seat') return lit.seats.has(target.seat);
  if (target.tile !== null && lit.tiles.has(target.tile)) return true;
  if (target.on === 'tile') return false;
  return (
    lit.places.has(placeKey(target.place)) || lit.fields.has(fieldKey(target.place, target.field))
  );
}

/** Where there is only one way for a tile, it is shown to land there at once. */
function isShown(view: View, draft: Draft, target: Target): boolean {
  if (target.on !== 'place') return false;
  const { place, field } = target;
  const ghost = ghostsOn(view, draft, place.seat).get(place.title);
  return ghost !== undefined && fieldOf(ghost) === field;
}

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['exclusive', {}, 3],
  ['hot', { variant: 'hot' }, 3],
];

describe.each(SETS)('%s', (_, partial, count) => {
  test('every legal move can be tapped, and what is to be tapped is lit', () => {
    const options: Options = { ...USUAL, ...partial };
    const tapped = new Set<string>();
    for (let game = 0; game < 4; game++) {
      const chance = seededChance(game);
      let { state } = fakty.setup(options, count, { chance, now: 0 });
      while (!fakty.result(state)) {
        const seat = pick(chance, fakty.turn(state).must);
        const view = fakty.view(state, seat);
        const legal = choices(view);
        for (const move of legal) {
          const targets = tapsFor(view, move);
          let draft = blankDraft(view);
          for (const target of targets) {
            if (isShown(view, draft, target)) continue;
            expect(isLit(view, legal, draft, target), JSON.stringify({ move, target })).toBe(true);
            const after = tap(view, legal, draft, target);
            expect(after.refusal, JSON.stringify({ move, target })).toBeNull();
            draft = after.draft;
          }
          if (!targets.length) continue;
          expect(proposal(view, draft)).toEqual(move);
          tapped.add(move.do);
        }
        ({ state } = fakty.play(state, seat, pick(chance, legal), { chance, now: 0 }));
      }
    }
    expect(tapped.size).toBeGreaterThanOrEqual(4);
  });
});
