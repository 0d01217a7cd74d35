import { FRAME, fontOf, type Mark, type Measure, type PrintedPage } from './mark.ts';

/** Fine enough to be printed. */
const SCALE = 2;

const ANCHORS = { start: 'left', middle: 'center', end: 'right' } as const;

/** Measures type as the browser will set it. */
export function measurer(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, style) => {
    if (!context) return text.length * style.size * 0.5;
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
export async function drawPicture(page: PrintedPage): Promise<Blob | null> {
  await loadType(page.marks);
  const canvas = document.createElement('canvas');
  canvas.width = page.width * SCALE;
  canvas.height = page.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(SCALE, SCALE);
  context.fillStyle = page.paper;
  context.fillRect(0, 0, page.width, page.height);
  for (const mark of page.marks) drawMark(context, mark);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark): void {
  context.fillStyle = mark.ink;
  switch (mark.kind) {
    case 'block':
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      break;
    case 'frame':
      context.strokeStyle = mark.ink;
      context.lineWidth = FRAME;
      context.strokeRect(mark.x, mark.y, mark.width, mark.height);
      break;
    case 'picture':
      context.save();
      context.translate(mark.x, mark.y);
      context.scale(mark.scale, mark.scale);
      if (mark.part) {
        const { x, y, width, height } = mark.part;
        context.translate(-x, -y);
        context.beginPath();
        context.rect(x, y, width, height);
        context.clip();
      }
      context.fill(new Path2D(mark.path));
      context.restore();
      break;
    case 'text':
      context.font = fontOf(mark.style);
      context.textAlign = ANCHORS[mark.anchor];
      context.fillText(mark.text, mark.x, mark.y);
  }
}
