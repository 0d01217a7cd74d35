import { cardOf, cellsOf, MOST_AD_CELLS } from './cards.ts';
import { BODY, isOnPage, liesOn, meets, type Place, regionOf, ZONE } from './page.ts';
import type { Paper } from './paper.ts';
import type { Refusal } from './refusal.ts';
import { type Room, roomOn } from './room.ts';
import { type Headline, sectionIndex } from './sections.ts';

/** Why a card cannot be laid for this headline at this place. */
export function checkArticlePlace(paper: Paper, headline: Headline, place: Place): Refusal | null {
  const room = roomOn(paper);
  const wrong = checkStock(paper, place) ?? checkRegion(place) ?? checkFree(room, place);
  if (wrong) return wrong;
  const near = room.near[sectionIndex(headline)];
  return near && !meets(near, place) ? { code: 'extrablatt.apart', rule: 'sections' } : null;
}

/** Why an ad of `own` cannot be laid at this place of the loser's paper. */
export function checkAdPlace(own: Paper, loser: Paper, place: Place): Refusal | null {
  const cells = cellsOf(place);
  const wrong = checkStock(own, place);
  if (wrong) return wrong;
  if (cells > MOST_AD_CELLS) {
    return { code: 'extrablatt.ad-size', params: { cells, most: MOST_AD_CELLS }, rule: 'ads' };
  }
  const outside = checkRegion(place);
  if (outside) return outside;
  if (regionOf(place) === 'zone') return { code: 'extrablatt.ad-zone', rule: 'ads' };
  return checkFree(roomOn(loser), place);
}

function checkStock({ stock }: Paper, place: Place): Refusal | null {
  const { width, height } = place;
  if (stock[cardOf(place)]) return null;
  return { code: 'extrablatt.no-card', params: { width, height }, rule: 'cards' };
}

function checkRegion(place: Place): Refusal | null {
  if (!isOnPage(place)) return { code: 'extrablatt.off-page', rule: 'paper' };
  if (liesOn(ZONE, place) || liesOn(BODY, place)) return null;
  // The logo is at the top left: a place that covers any of it has its first cell there.
  if (regionOf(place) === 'logo') {
    return { code: 'extrablatt.logo', rule: 'paper' };
  }
  return { code: 'extrablatt.astride', rule: 'zone' };
}

function checkFree(room: Room, place: Place): Refusal | null {
  if (liesOn(room.zone, place) || liesOn(room.body, place)) return null;
  return { code: 'extrablatt.covered', rule: 'cards' };
}
