import { FONTS, FRAME, type Mark, type PrintedPage } from './mark.ts';

/** A page as it is shown and printed: type stays type, at any size. */
export function PageDrawing({ page, label }: { page: PrintedPage; label: string }) {
  const { width, height, paper, marks } = page;
  return (
    <svg className="press__page" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect width={width} height={height} fill={paper} />
      {marks.map((mark, index) => (
        <Printed key={index} mark={mark} />
      ))}
    </svg>
  );
}

function Printed({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'block':
    case 'frame': {
      const { kind, x, y, width, height, ink } = mark;
      const look = kind === 'block' ? { fill: ink } : { fill: 'none', stroke: ink };
      return <rect x={x} y={y} width={width} height={height} strokeWidth={FRAME} {...look} />;
    }
    case 'picture': {
      const { x, y, scale, path, ink, part } = mark;
      if (part) {
        const { width, height } = part;
        const shown = `${part.x} ${part.y} ${width} ${height}`;
        return (
          <svg
            x={x}
            y={y}
            width={width * scale}
            height={height * scale}
            viewBox={shown}
            aria-hidden="true"
          >
            <path d={path} fill={ink} />
          </svg>
        );
      }
      return <path d={path} fill={ink} transform={`translate(${x} ${y}) scale(${scale})`} />;
    }
    case 'text': {
      const { x, y, anchor, style, text, ink } = mark;
      return (
        <text
          x={x}
          y={y}
          textAnchor={anchor}
          fontFamily={FONTS[style.font]}
          fontWeight={style.weight}
          fontSize={style.size}
          fontStyle={style.italic ? 'italic' : undefined}
          fill={ink}
        >
          {text}
        </text>
      );
    }
  }
}
