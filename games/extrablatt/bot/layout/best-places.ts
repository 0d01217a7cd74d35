import type { Chance } from '@late/kernel';
import {
  adPlaces,
  articlePlaces,
  isInZone,
  type Paper,
  type Place,
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
export interface Fits {
  readonly zone: Fit | null;
  readonly body: Fit | null;
}

/** Where a paper could print something: asked by section, and answered once. */
export class PlaceFinder {
  readonly #paper: Paper;
  readonly #room: ReturnType<typeof roomOn>;
  readonly #grounds: Grounds;
  readonly #chance: Chance;
  readonly #found = new Map<Section, readonly (Fits | null)[]>();

  constructor(paper: Paper, taste: Taste, chance: Chance) {
    this.#paper = paper;
    this.#room = roomOn(paper);
    this.#grounds = new Grounds(this.#room, taste);
    this.#chance = chance;
  }

  /** By kind of card; null for kinds that are used up. */
  fits(section: Section): readonly (Fits | null)[] {
    let found = this.#found.get(section);
    if (!found) {
      found = SHAPES.map((_, kind) => (this.#paper.stock[kind] ? this.#fit(section, kind) : null));
      this.#found.set(section, found);
    }
    return found;
  }

  #fit(section: Section, kind: number): Fits {
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

/** The ad that hurts the loser's room most, with what it costs them. */
export function worstAd(own: Paper, loser: Paper, taste: Taste, price: number): Fit | null {
  const grounds = new Grounds(roomOn(loser), taste);
  let worst: Fit | null = null;
  for (const place of adPlaces(own, loser)) {
    const cells = place.width * place.height;
    const loss = grounds.loss(-1, place) + price * cells;
    if (!worst || loss > worst.loss) worst = { place, loss };
  }
  return worst;
}
