import { useSay } from '@late/ui';
import { type Cell, COLUMNS, FOLD, type Paper, ROWS, sectionOf } from '../../rules/index.ts';

/** What is pointed out in a small paper. */
export interface Lit {
  readonly articles: readonly number[];
  readonly cells: readonly Cell[];
  /** Articles and ads that are taken out already. */
  readonly gone: readonly number[];
  readonly adsGone: boolean;
}

interface Props {
  readonly paper: Paper;
  /** With letters where there is room for them. */
  readonly letters?: boolean;
  readonly lit?: Lit;
}

/** A paper at a glance. Whoever shows it says what it shows. */
export function MiniPaper({ paper, letters = false, lit }: Props) {
  const say = useSay();
  const text = (x: number, y: number, word: string) => (
    <text x={x} y={y} className="xb-mini__letter">
      {word}
    </text>
  );
  return (
    <svg
      className="xb-mini"
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="xb-mini__page" width={COLUMNS} height={ROWS} />
      <rect className="xb-mini__logo" width={FOLD} height={2} />
      <rect className="xb-mini__zone" y={2} width={FOLD} height={4} />
      <path className="xb-mini__fold" d={`M${FOLD} 0V${ROWS}`} />
      {paper.articles.map(({ place, headline, duck }, index) => {
        const section = sectionOf(headline);
        const isLit = lit?.articles.includes(index);
        const isGone = lit?.gone.includes(index);
        const look = isGone ? 'xb-mini__story--gone' : isLit ? 'xb-mini__story--lit' : '';
        const middle = [place.column + place.width / 2, place.row + place.height / 2] as const;
        return (
          <g key={index} className={`xb-mini__story xb-section--${section} ${look}`}>
            <rect x={place.column} y={place.row} width={place.width} height={place.height} />
            {letters &&
              text(...middle, `${say(`extrablatt.board.letter.${section}`)}${duck ? '*' : ''}`)}
          </g>
        );
      })}
      {!lit?.adsGone &&
        paper.ads.map(({ place, text: ad }) => (
          <g key={ad} className="xb-mini__ad">
            <rect x={place.column} y={place.row} width={place.width} height={place.height} />
          </g>
        ))}
      <rect className="xb-mini__frame" width={COLUMNS} height={ROWS} />
      {lit?.cells.map(({ column, row }) => (
        <rect
          key={`${row}-${column}`}
          className="xb-mini__empty"
          x={column + 0.2}
          y={row + 0.2}
          width={0.6}
          height={0.6}
        />
      ))}
    </svg>
  );
}
