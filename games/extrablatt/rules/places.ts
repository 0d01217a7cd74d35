import { cellsOf, MOST_AD_CELLS, SHAPES, type Shape } from './cards.ts';
import { type BitRows, cellsIn, type Place } from './page.ts';
import type { Paper } from './paper.ts';
import { adCorners, articleCorners, hasCorner, type Room, roomOn } from './room.ts';
import { type Headline, SECTIONS, type Section, sectionIndex, sectionOf } from './sections.ts';

/** All shapes in which this paper's owner still has a card to lay. */
export function shapesLeft({ stock }: Paper): Shape[] {
  const left: Shape[] = [];
  for (let card = 0; card < SHAPES.length; card++) {
    if (stock[card]) left.push(...(SHAPES[card] as readonly Shape[]));
  }
  return left;
}

/** The places that these upper left corners stand for. */
function placesAt(corners: BitRows, { width, height }: Shape): Place[] {
  return cellsIn(corners).map(({ column, row }) => ({ column, row, width, height }));
}

/** Where an article of this section may lie, in this shape. */
export function articlePlaces(room: Room, section: Section, shape: Shape): Place[] {
  return placesAt(articleCorners(room, SECTIONS.indexOf(section), shape), shape);
}

/** Every place at which the owner of the paper may print this headline. */
export function placesFor(paper: Paper, headline: Headline): Place[] {
  const room = roomOn(paper);
  const section = sectionOf(headline);
  return shapesLeft(paper).flatMap((shape) => articlePlaces(room, section, shape));
}

export function hasArticlePlace(paper: Paper, room: Room, headline: Headline): boolean {
  const section = sectionIndex(headline);
  return shapesLeft(paper).some((shape) => hasCorner(articleCorners(room, section, shape)));
}

/** The shapes of the cards that could still carry an ad. */
function adShapes(own: Paper): Shape[] {
  return shapesLeft(own).filter((shape) => cellsOf(shape) <= MOST_AD_CELLS);
}

/** Every place in the loser's paper at which the winner, who brings the card, may lay an ad. */
export function adPlaces(own: Paper, loser: Paper): Place[] {
  const room = roomOn(loser);
  return adShapes(own).flatMap((shape) => placesAt(adCorners(room, shape), shape));
}

export function hasAdPlace(own: Paper, loser: Paper): boolean {
  const room = roomOn(loser);
  return adShapes(own).some((shape) => hasCorner(adCorners(room, shape)));
}

/** The articles that a card at this place lies against, by their numbers. */
export function touching({ articles }: Paper, place: Place): number[] {
  const found: number[] = [];
  articles.forEach((article, index) => {
    if (sharesEdge(article.place, place)) found.push(index);
  });
  return found;
}

/** The sections that a card at this place lies against, in their order. */
export function sectionsTouched(paper: Paper, place: Place): Section[] {
  const touched = new Set(
    touching(paper, place).map((index) => sectionOf(paper.articles[index]?.headline as Headline)),
  );
  return SECTIONS.filter((section) => touched.has(section));
}

function sharesEdge(one: Place, other: Place): boolean {
  const across = overlap(one.column, one.width, other.column, other.width);
  const down = overlap(one.row, one.height, other.row, other.height);
  return (across > 0 && down === 0) || (across === 0 && down > 0);
}

/** How far two stretches overlap; 0 if they only meet, negative if they are apart. */
function overlap(one: number, length: number, other: number, otherLength: number): number {
  return Math.min(one + length, other + otherLength) - Math.max(one, other);
}
