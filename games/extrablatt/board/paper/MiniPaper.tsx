import {
  type Article,
  type Cell,
  COLUMNS,
  FOLD,
  type Paper,
  ROWS,
  sectionOf,
} from '../../rules/index.ts';
import type { WetInk } from './wet-ink.ts';

/** What is pointed out in a small paper. */
export interface Lit {
  readonly articles: readonly number[];
  /** What each of them brings, in their order; empty where that is not the question. */
  readonly figures: readonly number[];
  readonly cells: readonly Cell[];
  /** Articles and ads that are taken out just now, */
  readonly going: readonly number[];
  readonly adsGoing: boolean;
  /** and those that are out already. */
  readonly gone: readonly number[];
  readonly adsGone: boolean;
}

/** A paper at a glance. Whoever shows it says what it shows. */
export function MiniPaper(props: { paper: Paper; lit?: Lit; wet?: WetInk | undefined }) {
  const { paper, lit, wet } = props;
  const isLit = (index: number) => (lit ?? wet)?.articles.includes(index) ?? false;
  // What is lit comes last, so that no neighbour covers its rim.
  const inOrder = paper.articles
    .map((_, index) => index)
    .sort((one, other) => Number(isLit(one)) - Number(isLit(other)));
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
      {inOrder.map((index) => (
        <MiniStory
          key={index}
          article={paper.articles[index] as Article}
          look={lit?.gone.includes(index) ? 'gone' : isLit(index) ? 'lit' : 'plain'}
        />
      ))}
      {!lit?.adsGone &&
        paper.ads.map(({ place, text: ad }, index) => (
          <g
            key={ad}
            className={wet?.ads.includes(index) ? 'xb-mini__ad xb-mini__ad--lit' : 'xb-mini__ad'}
          >
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

function MiniStory(props: { article: Article; look: 'gone' | 'lit' | 'plain' }) {
  const { headline, place } = props.article;
  const { column, row, width, height } = place;
  return (
    <g
      className={`xb-mini__story xb-mini__story--${props.look} xb-section--${sectionOf(headline)}`}
    >
      <rect x={column} y={row} width={width} height={height} />
    </g>
  );
}
