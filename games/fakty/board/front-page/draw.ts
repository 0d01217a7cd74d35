import { fontOf, type Mark, type Measure } from './mark.ts';
import { PAGE, PAPER } from './sheet.ts';

/** Fine enough to be printed. */
const SCALE = 2;

export function measureWith(context: CanvasRenderingContext2D): Measure {
  return (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
}

/** Waits until every typeface that the page uses is there, with the letters that it needs. */
export async function loadType(marks: readonly Mark[]): Promise<void> {
  const texts = marks.filter((mark) => mark.kind === 'text');
  await Promise.all(texts.map(({ style, text }) => document.fonts.load(fontOf(style), text)));
}

/** The page as a picture. */
export async function drawPicture(marks: readonly Mark[]): Promise<Blob | null> {
  await loadType(marks);
  const canvas = document.createElement('canvas');
  canvas.width = PAGE.width * SCALE;
  canvas.height = PAGE.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(SCALE, SCALE);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  const anchors = { start: 'left', middle: 'center', end: 'right' } as const;
  for (const mark of marks) {
    context.fillStyle = mark.ink;
    if (mark.kind === 'block') context.fillRect(mark.x, mark.y, mark.width, mark.height);
    else {
      context.font = fontOf(mark.style);
      context.textAlign = anchors[mark.anchor];
      context.fillText(mark.text, mark.x, mark.y);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
