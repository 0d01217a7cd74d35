import type { Shape } from './cards.ts';
import { type BitRows, BODY, bitsOf, type Place, ROWS, WHOLE_ROW, ZONE } from './page.ts';
import type { Paper } from './paper.ts';
import { SECTIONS, sectionIndex } from './sections.ts';

/** The room that is left on a paper, as rows of bits, so that a whole row is asked at once. */
export interface Room {
  /** Free cells of the headline zone and of the body; a card lies in one of the two. */
  readonly zone: BitRows;
  readonly body: BitRows;
  /** By section: the cells beside its articles, or null while it has none. */
  readonly near: readonly (BitRows | null)[];
}

export function roomOn(paper: Paper): Room {
  const taken = new Array<number>(ROWS).fill(0);
  const sections: (number[] | null)[] = SECTIONS.map(() => null);
  for (const { headline, place } of paper.articles) {
    const index = sectionIndex(headline);
    let section = sections[index];
    if (!section) {
      section = new Array<number>(ROWS).fill(0);
      sections[index] = section;
    }
    cover(taken, place);
    cover(section, place);
  }
  for (const { place } of paper.ads) cover(taken, place);
  return {
    zone: ZONE.map((bits, row) => bits & ~(taken[row] as number)),
    body: BODY.map((bits, row) => bits & ~(taken[row] as number)),
    near: sections.map((cells) => cells && beside(cells)),
  };
}

function cover(rows: number[], place: Place): void {
  const bits = bitsOf(place);
  for (let row = place.row; row < place.row + place.height; row++) {
    rows[row] = (rows[row] as number) | bits;
  }
}

/** The cells that share an edge with these, some of these among them. */
function beside(cells: BitRows): BitRows {
  return cells.map(
    (bits, row) =>
      ((bits << 1) | (bits >> 1) | (cells[row - 1] ?? 0) | (cells[row + 1] ?? 0)) & WHOLE_ROW,
  );
}

/** Upper left cells from which a card of this shape lies on free cells only. */
function fits(free: BitRows, { width, height }: Shape): number[] {
  const corners = new Array<number>(ROWS).fill(0);
  for (let row = 0; row + height <= ROWS; row++) {
    let bits = free[row] as number;
    for (let down = 1; down < height; down++) bits &= free[row + down] as number;
    for (let right = 1; right < width && bits; right++) bits &= bits >> 1;
    corners[row] = bits;
  }
  return corners;
}

/** Upper left cells from which a card of this shape would cover any of these cells. */
function reaches(cells: BitRows, { width, height }: Shape): number[] {
  const corners = new Array<number>(ROWS).fill(0);
  for (let row = 0; row + height <= ROWS; row++) {
    let bits = cells[row] as number;
    for (let down = 1; down < height; down++) bits |= cells[row + down] as number;
    let reached = bits;
    for (let right = 1; right < width; right++) reached |= bits >> right;
    corners[row] = reached;
  }
  return corners;
}

/** Where an article may have its upper left cell: on free cells, beside its section if there is one. */
export function articleCorners(room: Room, section: number, shape: Shape): BitRows {
  const near = room.near[section];
  const zone = fits(room.zone, shape);
  const body = fits(room.body, shape);
  const touching = near && reaches(near, shape);
  return zone.map((bits, row) => {
    const free = bits | (body[row] as number);
    return touching ? free & (touching[row] as number) : free;
  });
}

/** Where an ad may have its upper left cell: anywhere free in the body. */
export function adCorners(room: Room, shape: Shape): BitRows {
  return fits(room.body, shape);
}

export function hasCorner(corners: BitRows): boolean {
  return corners.some((bits) => bits !== 0);
}
