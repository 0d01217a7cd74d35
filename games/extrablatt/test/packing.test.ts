import { type Chance, pick, seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import {
  adPlaces,
  articlePlaces,
  BLANK_PAPER,
  CARDS,
  CARDS_EACH,
  cardOf,
  checkAdPlace,
  checkArticlePlace,
  HEADLINES_PER_SECTION,
  type Paper,
  type Place,
  placesFor,
  roomOn,
  SECTIONS,
  SHAPES,
  sectionIndex,
  sectionsTouched,
  shapesLeft,
  writePlace,
} from '../rules/index.ts';
import { headline, paper } from './hand-made.ts';

/** What lies where, square by square: a section's number, `ad`, or nothing. */
type Squares = (number | 'ad' | null)[][];

function squaresOf({ ads, articles }: Paper): Squares {
  const squares: Squares = Array.from({ length: 18 }, () => new Array(12).fill(null));
  const lay = (what: number | 'ad', place: Place) => {
    for (const [x, y] of covered(place)) squares[x]![y] = what;
  };
  for (const article of articles) lay(sectionIndex(article.headline), article.place);
  for (const ad of ads) lay('ad', ad.place);
  return squares;
}

function covered({ column, row, width, height }: Place): [number, number][] {
  const squares: [number, number][] = [];
  for (let x = column; x < column + width; x++) {
    for (let y = row; y < row + height; y++) squares.push([x, y]);
  }
  return squares;
}

const beside = (squares: Squares, [x, y]: [number, number]) => [
  squares[x + 1]?.[y],
  squares[x - 1]?.[y],
  squares[x]?.[y + 1],
  squares[x]?.[y - 1],
];

const isZone = ([x, y]: [number, number]) => x >= 0 && x < 9 && y >= 2 && y < 6;
const isBody = ([x, y]: [number, number]) =>
  (x >= 9 && x < 18 && y >= 0 && y < 12) || (x >= 0 && x < 9 && y >= 6 && y < 12);

/** The obvious way: try every square of the page as upper left corner. */
function reference(paper: Paper, section: number | 'ad'): string[] {
  const squares = squaresOf(paper);
  const mustTouch = section !== 'ad' && squares.flat().includes(section);
  const found: string[] = [];
  for (const place of everywhere()) {
    const cells = covered(place);
    const inside = cells.every(isBody) || (section !== 'ad' && cells.every(isZone));
    if (!inside || (section === 'ad' && cells.length > 12)) continue;
    if (cells.some(([x, y]) => squares[x]?.[y] !== null)) continue;
    const touches = () => cells.some((cell) => beside(squares, cell).includes(section));
    if (!mustTouch || touches()) found.push(writePlace(place));
  }
  return found.sort();
}

/** A paper with some articles and ads on it, and every card still in stock. */
function randomPaper(chance: Chance): Paper {
  let filled: Paper = BLANK_PAPER;
  const articles = chance.below(19);
  for (let n = 0; n < articles; n++) {
    const section = chance.below(SECTIONS.length);
    const places = reference(filled, section);
    if (!places.length) continue;
    const name = `${SECTIONS[section]}-${'abcde'[chance.below(HEADLINES_PER_SECTION)]}`;
    const { articles } = paper(`${name} ${pick(chance, places)} 10`);
    filled = { ...filled, articles: [...filled.articles, ...articles] };
  }
  for (let n = chance.below(3); n > 0; n--) {
    const places = reference(filled, 'ad');
    if (places.length) {
      filled = { ...filled, ads: [...filled.ads, ...paper(`ad ${pick(chance, places)}`).ads] };
    }
  }
  return filled;
}

const SOME_PAPERS = Array.from({ length: 24 }, (_, seed) => randomPaper(seededChance(seed)));
const written = (places: readonly Place[]) => places.map(writePlace).sort();

describe('legal places', () => {
  test('are those that trying every square finds', () => {
    for (const random of SOME_PAPERS) {
      const room = roomOn(random);
      SECTIONS.forEach((section, index) => {
        const places = SHAPES.flat().flatMap((shape) => articlePlaces(room, section, shape));
        expect(written(places)).toEqual(reference(random, index));
      });
      expect(written(adPlaces(BLANK_PAPER, random))).toEqual(reference(random, 'ad'));
    }
  });

  test('are those that a check lets pass, for every card at every square', () => {
    for (const random of SOME_PAPERS.slice(0, 6)) {
      SECTIONS.forEach((section, index) => {
        const story = headline(`${section}-a`);
        const passed = everywhere().filter((place) => !checkArticlePlace(random, story, place));
        expect(written(passed)).toEqual(reference(random, index));
      });
      const passed = everywhere().filter((place) => !checkAdPlace(BLANK_PAPER, random, place));
      expect(written(passed)).toEqual(reference(random, 'ad'));
    }
  });

  test('need a card of that size', () => {
    const stock = CARDS.map(() => 0).with(cardOf({ width: 4, height: 5 }), 1);
    const places = placesFor({ ...BLANK_PAPER, stock }, headline('sport-a'));
    expect(new Set(places.map(({ width, height }) => `${width}x${height}`))).toEqual(
      new Set(['4x5', '5x4']),
    );
    expect(adPlaces({ ...BLANK_PAPER, stock }, BLANK_PAPER)).toEqual([]);
    expect(shapesLeft(BLANK_PAPER)).toHaveLength(15);
  });

  test('say which sections they touch', () => {
    for (const random of SOME_PAPERS) {
      const squares = squaresOf(random);
      for (const place of placesFor(random, headline('local-a')).slice(0, 100)) {
        const around = covered(place).flatMap((cell) => beside(squares, cell));
        const touched = SECTIONS.filter((_, index) => around.includes(index));
        expect(sectionsTouched(random, place)).toEqual(touched);
      }
    }
  });
});

function everywhere(): Place[] {
  const places: Place[] = [];
  for (const shape of SHAPES.flat()) {
    for (let column = 0; column < 18; column++) {
      for (let row = 0; row < 12; row++) places.push({ column, row, ...shape });
    }
  }
  return places;
}

test('every player has 25 cards of 4 to 20 cells', () => {
  expect(CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(CARDS_EACH);
  expect(CARDS_EACH).toBe(25);
  expect(CARDS.map(({ long, short }) => long * short)).toEqual([4, 6, 8, 9, 10, 12, 15, 16, 20]);
});
