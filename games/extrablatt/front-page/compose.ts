import {
  BLACK,
  SERIF as BODY_TYPE,
  block,
  fitType,
  frame,
  GREY,
  INK,
  line,
  type Mark,
  type Measure,
  PAPER,
  type PrintedPage,
  RED,
  type TypeStyle,
  WASH,
} from '@late/ui';
import { woodcutOf } from '../board/photos/woodcuts.ts';
import {
  type Ad,
  type Article,
  COLUMNS,
  FOLD,
  type Paper,
  type Place,
  ROWS,
  sectionOf,
} from '../rules/index.ts';
import { duck, photo, storyText } from './press-marks.ts';

const CELL = 80;
const MARGIN = 30;
const FOOT = 52;

/** What is printed besides the stories themselves. */
export interface Imprint {
  readonly masthead: string;
  readonly date: string;
  readonly edition: string;
  /** The circulation, as a sentence; red where it won. */
  readonly circulation: string;
  readonly hasWon: boolean;
  readonly staff: string;
  readonly section: (article: Article) => string;
  readonly headline: (article: Article) => string;
  readonly ad: (ad: Ad) => string;
}

const SERIF: TypeStyle = { ...BODY_TYPE, size: 20 };

/** The finished paper, cell by cell as it was laid out, with small print where the text would run. */
export function compose(paper: Paper, imprint: Imprint, measure: Measure): PrintedPage {
  const width = COLUMNS * CELL + 2 * MARGIN;
  const height = ROWS * CELL + 2 * MARGIN + FOOT;
  const marks: Mark[] = [
    ...logo(imprint, measure),
    ...paper.articles.flatMap((article) => story(article, imprint, measure)),
    ...paper.ads.flatMap((ad) => smallAd(ad, imprint, measure)),
    block(MARGIN + FOLD * CELL - 0.5, MARGIN, 1, ROWS * CELL, GREY),
    ...foot(imprint, width, height, measure),
  ];
  return { width, height, paper: PAPER, marks };
}

function logo({ masthead, date, edition }: Imprint, measure: Measure): Mark[] {
  const width = FOLD * CELL - 20;
  const box = { width, height: 1.35 * CELL, leading: 1.1 };
  const name = fitType(masthead, { ...BLACK, size: 96 }, box, measure);
  const middle = MARGIN + width / 2;
  const small = { ...SERIF, size: 18 };
  return [
    ...name.lines.map((text, index) =>
      line(text, middle, MARGIN + 88 + index * name.style.size, name.style, 'middle'),
    ),
    block(MARGIN, MARGIN + 118, width, 3, INK),
    line(date, MARGIN, MARGIN + 142, small),
    line(edition, MARGIN + width, MARGIN + 142, { ...small, italic: true }, 'end'),
    block(MARGIN, MARGIN + 151, width, 1.5, INK),
  ];
}

/** A place as the press sees it, with air around what is printed. */
function boxOf({ column, row, width, height }: Place) {
  const air = 9;
  return {
    x: MARGIN + column * CELL + air,
    y: MARGIN + row * CELL + air,
    width: width * CELL - 2 * air,
    height: height * CELL - 2 * air,
  };
}

function story(article: Article, imprint: Imprint, measure: Measure): Mark[] {
  const { x, y, width, height } = boxOf(article.place);
  const kicker = imprint.section(article).toLocaleUpperCase();
  const small = fitType(
    kicker,
    { ...SERIF, weight: 700, size: 13 },
    { width, height: 14, leading: 1 },
    measure,
  );
  // A photo fills the upper half; without one, the headline takes as much as it can.
  const top = article.photo ? 0.42 * height : 0;
  const bird = article.duck ? 0.45 * Math.min(width, height) : 0;
  const isBroad = width > 1.5 * height;
  const room = {
    width: width - (isBroad ? bird : 0),
    height: (height - top) * 0.82 - 22 - (isBroad ? 0 : 0.8 * bird),
    leading: 1.08,
  };
  const head = fitType(
    imprint.headline(article),
    { ...BLACK, weight: 800, size: 58 },
    room,
    measure,
  );
  const begin = y + top + 24;
  const end = begin + head.lines.length * head.style.size * 1.08;
  return [
    block(x, y, width, 2, INK),
    ...(article.photo
      ? photo(woodcutOf(sectionOf(article.headline), article.photo), x, y + 6, width, top - 4)
      : []),
    line(small.lines[0] ?? '', x, y + top + 17, small.style, 'start', RED),
    ...head.lines.map((text, index) =>
      line(text, x, begin + (index + 0.82) * head.style.size * 1.08, head.style),
    ),
    ...storyText(x, end + 8, width, y + height),
    ...(bird ? [duck(x + width, y + height, bird)] : []),
  ];
}

function smallAd(ad: Ad, { ad: textOf }: Imprint, measure: Measure): Mark[] {
  const { x, y, width, height } = boxOf(ad.place);
  const room = { width: width - 20, height: height - 16, leading: 1.15 };
  const set = fitType(textOf(ad), { ...SERIF, size: 30, italic: true }, room, measure);
  const tall = set.lines.length * set.style.size * 1.15;
  const begin = y + (height - tall) / 2 + set.style.size * 0.9;
  return [
    block(x, y, width, height, WASH),
    frame(x, y, width, height),
    ...set.lines.map((text, index) =>
      line(text, x + width / 2, begin + index * set.style.size * 1.15, set.style, 'middle'),
    ),
  ];
}

function foot(imprint: Imprint, width: number, height: number, measure: Measure): Mark[] {
  const y = height - MARGIN;
  const room = { width: 0.62 * (width - 2 * MARGIN), height: 30, leading: 1.1 };
  const bold = fitType(imprint.circulation, { ...SERIF, weight: 700, size: 24 }, room, measure);
  const staff = fitType(imprint.staff, SERIF, { ...room, width: 0.36 * width }, measure);
  return [
    block(MARGIN, y - 38, width - 2 * MARGIN, 3, INK),
    line(bold.lines[0] ?? '', MARGIN, y - 6, bold.style, 'start', imprint.hasWon ? RED : INK),
    line(staff.lines[0] ?? '', width - MARGIN, y - 6, staff.style, 'end'),
  ];
}
