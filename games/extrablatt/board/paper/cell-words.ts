import { adKey, headlineKey, photoKey, sectionKey } from '../../locales/keys.ts';
import {
  type Cell,
  type Paper,
  type Place,
  regionOf,
  sectionOf,
  sectionsTouched,
} from '../../rules/index.ts';
import { inFull } from '../thousands.ts';
import type { Say } from '../use-say.ts';
import { covers, type Held, samePlace } from './held.ts';

export function articleAt({ articles }: Paper, cell: Cell): number {
  return articles.findIndex(({ place }) => covers(place, cell));
}

/** What a cell is called: where it is, what is printed there, and whether the held card fits. */
export function cellWords(say: Say, paper: Paper, cell: Cell, held: Held | null): string {
  const where = say('extrablatt.board.cell', { row: cell.row + 1, column: cell.column + 1 });
  return `${where}: ${whatIsThere(say, paper, cell)}${fitting(say, paper, cell, held)}`;
}

function whatIsThere(say: Say, paper: Paper, cell: Cell): string {
  const article = paper.articles[articleAt(paper, cell)];
  if (article) {
    const { circulation, duck, headline, photo } = article;
    const section = sectionOf(headline);
    const params = {
      section: say(sectionKey(section)),
      headline: say(headlineKey(headline)),
      copies: inFull(circulation),
    };
    const words = photo
      ? say('extrablatt.board.cell-photo', { ...params, picture: say(photoKey(section, photo)) })
      : say('extrablatt.board.cell-article', params);
    return duck ? `${words}, ${say('extrablatt.board.with-duck')}` : words;
  }
  const ad = paper.ads.find(({ place }) => covers(place, cell));
  if (ad) return say('extrablatt.board.cell-ad', { ad: say(adKey(ad.text)) });
  return say(`extrablatt.board.region.${regionOf(cell)}`);
}

function fitting(say: Say, paper: Paper, cell: Cell, held: Held | null): string {
  if (!held?.shape) return '';
  const place = { ...cell, ...held.shape };
  if (!held.places.some((legal) => samePlace(legal, place))) return '';
  return `. ${fitWords(say, paper, place)}`;
}

/** "Fits at row 7, column 3, touching Sport." */
export function fitWords(say: Say, paper: Paper, place: Place): string {
  const sections = sectionsTouched(paper, place).map((section) => say(sectionKey(section)));
  const params = { row: place.row + 1, column: place.column + 1, sections: sections.join(', ') };
  return say(sections.length ? 'extrablatt.board.fits-touching' : 'extrablatt.board.fits', params);
}

/** Where a card lies. */
export function placeWords(say: Say, { column, row, width, height }: Place): string {
  return say('extrablatt.board.place', { width, height, row: row + 1, column: column + 1 });
}
