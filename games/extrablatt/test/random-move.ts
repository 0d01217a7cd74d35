import { type Chance, pick, type Seat } from '@late/kernel';
import {
  adPlaces,
  adTextsLeft,
  articlePlaces,
  type Challenge,
  cellsOf,
  lastDuel,
  loserOf,
  type Move,
  type Offer,
  offers,
  type Paper,
  photosFor,
  roomOn,
  type Section,
  type Shape,
  sectionOf,
  shapesLeft,
  type View,
  withoutDuck,
} from '../rules/index.ts';

/** How a seat decides: any legal move; the largest article that fits; or never a word. */
export type Mind = 'random' | 'keen' | 'idle';

/** A legal move for the seat that looks. */
export function randomMove(view: View, chance: Chance, mind: Mind = 'random'): Move {
  const seat = view.viewer as Seat;
  const { phase } = view;
  switch (phase.at) {
    case 'act':
      return action(view, seat, chance, mind);
    case 'extra':
      return chance.below(2) ? { do: 'pass' } : action(view, seat, chance, mind);
    case 'remove': {
      const columns = offers(view, seat).filter((offer) => offer.remove);
      if (chance.below(3) === 0) return { do: 'pass' };
      return { do: 'remove', fax: pick(chance, columns).fax };
    }
    case 'refill':
      return { do: 'refill', stack: pick(chance, ['normal', 'tempo'] as const) };
    case 'cheques':
      return { do: 'cheque', cheque: pick(chance, view.cheques[seat] as readonly number[]) };
    case 'ad': {
      if (chance.below(8) === 0) return { do: 'pass' };
      const places = adPlaces(paperOf(view, seat), paperOf(view, loserOf(lastDuel(view))));
      return { do: 'ad', place: pick(chance, places), text: pick(chance, adTextsLeft(view)) };
    }
    case 'duck': {
      const duel = lastDuel(view);
      const open = withoutDuck(paperOf(view, loserOf(duel)), duel.section as Section);
      return { do: 'duck', article: pick(chance, open) };
    }
    case 'over':
      throw new Error('the game is over');
  }
}

function paperOf({ papers }: View, seat: Seat): Paper {
  return papers[seat] as Paper;
}

function action(view: View, seat: Seat, chance: Chance, mind: Mind): Move {
  const all = offers(view, seat);
  const writable = all.filter(({ write }) => write);
  if (mind === 'keen' && writable.length) return write(view, seat, writable, chance, mind);
  const { fax, card, challenges } = pick(chance, all);
  if (card === 'motor') return motor(fax, challenges, chance);
  const chosen = writable.find((offer) => offer.fax === fax);
  if (!chosen || mind === 'idle' || chance.below(4) === 0) return { do: 'remove', fax };
  return write(view, seat, [chosen], chance, mind);
}

function motor(fax: number, challenges: readonly Challenge[], chance: Chance): Move {
  if (!challenges.length) return { do: 'motor', fax };
  const { rival, section } = pick(chance, challenges);
  return { do: 'motor', fax, rival, ...(section ? { section } : {}) };
}

function write(
  view: View,
  seat: Seat,
  writable: readonly Offer[],
  chance: Chance,
  mind: Mind,
): Move {
  const offer = pick(chance, writable);
  const { fax, card } = offer;
  const paper = paperOf(view, seat);
  const room = roomOn(paper);
  const section = sectionOf(card as number);
  const shapes = shapesLeft(paper);
  if (mind === 'keen') shapes.sort((one, other) => cellsOf(other) - cellsOf(one));
  for (;;) {
    const next = mind === 'keen' ? 0 : chance.below(shapes.length);
    const [shape] = shapes.splice(next, 1);
    const places = articlePlaces(room, section, shape as Shape);
    if (places.length) {
      const place = pick(chance, places);
      return { do: 'write', fax, place, ...somePhoto(view, offer, chance) };
    }
  }
}

/** Whoever does not say which photo gets the first. */
function somePhoto({ photos }: View, { card, fate }: Offer, chance: Chance) {
  const left = photosFor(photos, card as number);
  return fate === 'photo' && chance.below(3) > 0 ? { photo: pick(chance, left) } : {};
}
