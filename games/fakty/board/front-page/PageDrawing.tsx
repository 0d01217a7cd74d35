import { FONTS, type Mark } from './mark.ts';
import { PAGE, PAPER } from './sheet.ts';

/** The page as it is shown and printed: type stays type, at any size. */
export function PageDrawing({ marks, label }: { marks: readonly Mark[]; label: string }) {
  return (
    <svg
      className="front-page__drawing"
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-label={label}
    >
      <rect width={PAGE.width} height={PAGE.height} fill={PAPER} />
      {marks.map((mark, index) =>
        mark.kind === 'block' ? (
          <rect
            key={index}
            x={mark.x}
            y={mark.y}
            width={mark.width}
            height={mark.height}
            fill={mark.ink}
          />
        ) : (
          <text
            key={index}
            x={mark.x}
            y={mark.y}
            textAnchor={mark.anchor}
            fontFamily={FONTS[mark.style.font]}
            fontWeight={mark.style.weight}
            fontSize={mark.style.size}
            fontStyle={mark.style.italic ? 'italic' : undefined}
            fill={mark.ink}
          >
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
