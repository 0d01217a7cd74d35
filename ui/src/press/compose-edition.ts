import type { Edition, Imprint, PagePicture } from './edition.ts';
import { BLACK, PAPER, RED, SERIF } from './ink.ts';
import { block, line } from './line.ts';
import type { Mark, Measure, PrintedPage } from './mark.ts';
import { setStories } from './set-stories.ts';
import { fitType } from './set-type.ts';
import { GUTTER, MARGIN, PAGE, type Room, WIDTH } from './sheet.ts';
import { PRINT, smallPrint } from './small-print.ts';

/** Capitals with marks above and below need air. */
const LEADING = 1.14;
const CENTRE = PAGE.width / 2;
/** How much of the page's width a picture takes. */
const PICTURE_WIDTH = 0.6;
const CAPTION = 38;

const rule = (y: number, height = 1.5) => block(MARGIN, y, WIDTH, height);
const box = (height: number) => ({ width: WIDTH, height, leading: LEADING });

/** Sets the page: masthead, lead, picture, stories, the staff at the foot. */
export function composeEdition(edition: Edition, imprint: Imprint, measure: Measure): PrintedPage {
  const lead = setLead(edition, measure);
  const foot = PAGE.height - 96;
  const below: Room = { x: MARGIN, width: WIDTH, top: lead.end + 14, foot };
  const { picture, stories } = edition;
  const most = stories.length % 3 === 1 && stories.length < 5 ? 2 : 3;
  const marks = [
    ...setMasthead(imprint, measure),
    ...lead.marks,
    ...(picture
      ? setPictured(picture, edition, below, measure)
      : setStories(stories, below, most, measure)),
    ...setStaff(edition, foot, measure),
  ];
  return { ...PAGE, paper: PAPER, marks };
}

function setMasthead({ name, date, edition }: Imprint, measure: Measure): Mark[] {
  const mast = fitType(name, BLACK, box(130), measure);
  const small = { ...SERIF, size: 17 };
  return [
    line(mast.lines[0] ?? '', CENTRE, 126, mast.style, 'middle'),
    rule(152, 3),
    line(date, MARGIN, 178, small),
    line(edition, PAGE.width - MARGIN, 178, { ...small, italic: true }, 'end'),
    rule(190),
    rule(194),
  ];
}

/** The headline that the whole page is about, and where it ends. */
function setLead({ headline, deck, winner }: Edition, measure: Measure) {
  const marks: Mark[] = [];
  let y = 216;
  if (headline) {
    const set = fitType(headline, { ...BLACK, size: 96 }, box(330), measure);
    for (const text of set.lines) {
      y += set.style.size * LEADING;
      marks.push(line(text, CENTRE, y, set.style, 'middle'));
    }
    y += 52;
  }
  if (deck) {
    const set = fitType(deck, { ...SERIF, size: 24, italic: true }, box(34), measure);
    marks.push(line(set.lines[0] ?? '', CENTRE, y, set.style, 'middle'));
    y += 38;
  }
  const red = fitType(winner, { ...SERIF, weight: 700, size: 26 }, box(32), measure);
  marks.push(line(red.lines[0] ?? '', CENTRE, y, red.style, 'middle', RED));
  y += 22;
  marks.push(rule(y, 3));
  return { marks, end: y };
}

/** The picture on the left, as large as its column and its height allow; stories beside it. */
function setPictured(
  picture: PagePicture,
  { stories }: Edition,
  { top, foot }: Room,
  measure: Measure,
): Mark[] {
  const whole = stories.length ? PICTURE_WIDTH * WIDTH : WIDTH;
  const most = foot - top - CAPTION - 12;
  const width = Math.min(whole, most / picture.shape);
  const height = width * picture.shape;
  const drawn = { x: MARGIN + (whole - width) / 2, y: top + 12, width, height };
  const caption = fitType(
    picture.caption,
    { ...SERIF, size: 18, italic: true },
    { width: whole, height: CAPTION, leading: 1.2 },
    measure,
  );
  const beside = MARGIN + whole + GUTTER;
  const side = { x: beside, width: WIDTH - whole - GUTTER, top, foot };
  return [
    ...picture.draw(drawn, measure),
    ...caption.lines.map((text, index) =>
      line(text, MARGIN, drawn.y + height + 24 + index * caption.style.size * 1.2, caption.style),
    ),
    ...smallPrint(MARGIN, drawn.y + height + CAPTION + 22, whole, foot - 14, PRINT, 2),
    ...(stories.length ? [block(beside - GUTTER / 2, top + 12, 1, foot - top - 24)] : []),
    ...setStories(stories, side, 1, measure),
  ];
}

function setStaff({ staff }: Edition, foot: number, measure: Measure): Mark[] {
  const told = staff.map(({ name, score }) => `${name} ${score}`).join('  ·  ');
  const set = fitType(told, { ...SERIF, size: 20 }, box(50), measure);
  return [
    rule(foot + 14, 3),
    ...set.lines.map((text, index) =>
      line(text, CENTRE, foot + 48 + index * 26, set.style, 'middle'),
    ),
  ];
}
