import { type Context, drawFrom, type Seat, type TableChance } from '@late/kernel';
import { BLANK, type Tile } from '../tile-sets.ts';
import { allTiles, missing, without } from '../tiles.ts';
import { endOf } from './deal.ts';
import { type Desk, FRESH_DESK, isInTurn, type OwnState, tilesEach } from './state.ts';
import { type OwnView, viewOwn } from './view.ts';

/** Others have other tiles and lay them anew; whoever is at work has the full time. */
export function redrawOwn(state: OwnState, seat: Seat, { chance, now }: Context): OwnState {
  if (!state.playing) return state;
  const seen = viewOwn(state, seat);
  const anew = isInTurn(state) ? inTurn(state, seen, chance) : together(state, seen, chance);
  const isAtWork = anew.desks.some(({ stage }) => stage === 'laying');
  return { ...anew, endsAt: isAtWork ? endOf(state.options, now) : null };
}

/** Nobody has agreed to count what is not laid yet. */
function together(
  state: OwnState,
  { desks, mine, viewer }: OwnView,
  chance: TableChance,
): OwnState {
  const each = tilesEach(state.options, desks.length);
  let hidden: readonly Tile[] = without(allTiles(state.options), mine?.tiles ?? []);
  const shown = desks.map(({ offence }, other) => {
    if (other === viewer || !offence) return [];
    const tiles = tilesOf(offence.word, hidden);
    hidden = without(hidden, tiles);
    return tiles;
  });
  return {
    ...state,
    desks: desks.map(({ stage, offence }, other): Desk => {
      if (other === viewer) return mine as Desk;
      const known = shown[other] as readonly Tile[];
      const { drawn, rest } = drawFrom(hidden, each - known.length, chance, 'redraw');
      hidden = rest;
      const tiles = [...known, ...drawn];
      return { ...FRESH_DESK, stage: stage === 'agreed' ? 'laying' : stage, offence, tiles };
    }),
  };
}

/** The tiles of a word that somebody raised a hand for; a blank for each letter that nobody else can have laid. */
function tilesOf(word: string, hidden: readonly Tile[]): readonly Tile[] {
  const tiles: Tile[] = [];
  for (const letter of word) {
    const isThere = missing(without(hidden, tiles), [letter]) === null;
    tiles.push(isThere ? letter : BLANK);
  }
  return tiles;
}

/** What the others have handed in lies face down: they have their go once more, after the seat's. */
function inTurn(
  state: OwnState,
  { dealt, desks, mine, viewer }: OwnView,
  chance: TableChance,
): OwnState {
  const each = tilesEach(state.options, desks.length);
  const tiles = dealt ?? drawFrom(allTiles(state.options), each, chance, 'redraw').drawn;
  const isMine = mine?.stage === 'laying';
  return {
    ...state,
    dealt: tiles,
    desks: desks.map(({ stage, offence }, other): Desk => {
      if (other === viewer) return mine as Desk;
      const isAtWork = stage === 'laying' && !isMine;
      return isAtWork
        ? { ...FRESH_DESK, stage, offence, tiles }
        : { ...FRESH_DESK, stage: 'waiting' };
    }),
  };
}
