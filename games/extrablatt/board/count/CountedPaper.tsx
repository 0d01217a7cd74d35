import type { SeatLabel } from '@late/ui';
import type { Paper } from '../../rules/index.ts';
import { Masthead } from '../paper/Masthead.tsx';
import type { Lit } from '../paper/MiniPaper.tsx';
import { areaOf, SmallAd, Story } from '../paper/Story.tsx';

/** A printed paper under the count: what earns is lit and says what, what has left leaves a gap. */
export function CountedPaper(props: { paper: Paper; owner: SeatLabel | undefined; lit: Lit }) {
  const { paper, owner, lit } = props;
  const lookOf = (index: number) =>
    (lit.going.includes(index) && 'xb-story--going') ||
    (lit.articles.includes(index) && 'xb-story--lit') ||
    '';
  return (
    <div className="xb-proof" aria-hidden="true">
      <div className="xb-sheet">
        <div className="xb-sheet__print">
          <Masthead owner={owner} />
          <div className="xb-proof__zone" />
          {paper.articles.map((article, index) =>
            lit.gone.includes(index) ? (
              <div key={index} className="xb-proof__gap" style={areaOf(article.place)} />
            ) : (
              <Story
                key={index}
                article={article}
                look={lookOf(index)}
                figure={lit.figures[lit.articles.indexOf(index)]}
              />
            ),
          )}
          {!lit.adsGone &&
            paper.ads.map((ad) => (
              <SmallAd key={ad.text} ad={ad} look={lit.adsGoing ? 'xb-story--going' : ''} />
            ))}
          {lit.cells.map(({ column, row }) => (
            <span
              key={`${row}-${column}`}
              className="xb-proof__empty"
              style={areaOf({ column, row, width: 1, height: 1 })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
