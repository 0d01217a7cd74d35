import type { Shape } from '../../rules/index.ts';

// As parts of the height of a letter: how broad one is, how far lines are apart, what the rim takes.
const BREADTH = 0.58;
const LINE = 1.14;
const LARGEST = 0.92;
const SMALLEST = 0.2;
const STEP = 0.02;
/** What the letter of the section and the marker leave of a card, in cells. */
const RIM = 0.24;
const FOOT = 0.5;
/** The part of a card that a photo takes above its headline, with letter and marker on it; or beside it. */
const PHOTO_ABOVE = 0.52;
const PHOTO_BESIDE = 0.46;

/** Where a card's photo is printed: a broad card has it beside the headline. */
export function photoSide({ width, height }: Shape): 'above' | 'beside' {
  return width >= 4 && width > 1.5 * height ? 'beside' : 'above';
}

/** How large a headline can be printed on a card, in cells, so that no word is cut. */
export function fitHeadline(text: string, card: Shape, hasPhoto = false): number {
  const side = hasPhoto ? photoSide(card) : null;
  const width = side === 'beside' ? card.width * (1 - PHOTO_BESIDE) : card.width;
  const height = side === 'above' ? card.height * (1 - PHOTO_ABOVE) : card.height - FOOT;
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const across = Math.floor((width - RIM) / (size * BREADTH));
    const down = Math.floor((height - RIM) / (size * LINE));
    const lines = linesOf(text, across);
    if (lines !== null && lines <= down) return size;
  }
  return SMALLEST;
}

/** How many lines a text needs; null if a word is longer than a line. */
function linesOf(text: string, across: number): number | null {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (word.length > across) return null;
    const next = used ? used + 1 + word.length : word.length;
    if (next > across) {
      lines++;
      used = word.length;
    } else used = next;
  }
  return lines;
}
