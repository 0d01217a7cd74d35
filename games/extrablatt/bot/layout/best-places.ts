import type { Chance } from '@late/kernel';
import {
  adPlaces,
  articlePlaces,
  cellsOf,
  isInZone,
  type Paper,
  type Place,
  type Room,
  roomOn,
  SECTIONS,
  type Section,
  SHAPES,
} from '../../rules/index.ts';
import type { Taste } from '../taste.ts';
import { Grounds } from './grounds.ts';

/** A place for a card, and what laying it there costs the room. */
export interface Fit {
  readonly place: Place;
  readonly loss: number;
}

/** The best place for a kind of card, in the zone and in the body. */
interface Fits {
  readonly zone: Fit | null;
  readonly body: Fit | null;
}

/** Where a paper could print something. What is asked twice is answered once. */
export class PlaceFinder {
  readonly #room: Room;
  readonly #grounds: Grounds;
  readonly #chance: Chance;
  readonly #found = new Map<string, Fits>();

  constructor(paper: Paper, taste: Taste, chance: Chance) {
    this.#room = roomOn(paper);
    this.#grounds = new Grounds(this.#room, taste);
    this.#chance = chance;
  }

  /** The place for a kind of card that leaves the best room. */
  best(section: Section, kind: number, region: 'zone' | 'body'): Fit | null {
    const key = `${section} ${kind}`;
    const found = this.#found.get(key) ?? this.#search(section, kind);
    this.#found.set(key, found);
    return found[region];
  }

  #search(section: Section, kind: number): Fits {
    const number = SECTIONS.indexOf(section);
    const zone: Fit[] = [];
    const body: Fit[] = [];
    for (const shape of SHAPES[kind] ?? []) {
      for (const place of articlePlaces(this.#room, section, shape)) {
        const fit = { place, loss: this.#grounds.loss(number, place) };
        (isInZone(place) ? zone : body).push(fit);
      }
    }
    return { zone: leastLoss(zone, this.#chance), body: leastLoss(body, this.#chance) };
  }
}

/** Equal places are drawn from, so that two papers never look alike. */
function leastLoss(fits: readonly Fit[], chance: Chance): Fit | null {
  if (!fits.length) return null;
  const least = Math.min(...fits.map(({ loss }) => loss));
  const best = fits.filter(({ loss }) => loss <= least + 1e-9);
  return best[chance.below(best.length)] as Fit;
}

/** The ad that costs the loser's room most. */
export function worstAd(own: Paper, loser: Paper, taste: Taste): Place | null {
  const grounds = new Grounds(roomOn(loser), taste);
  let worst: Place | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of adPlaces(own, loser)) {
    const loss = grounds.loss(-1, place) + cellsOf(place);
    if (loss <= most) continue;
    most = loss;
    worst = place;
  }
  return worst;
}
