import type { CSSProperties } from 'react';
import { adKey, headlineKey } from '../../locales/keys.ts';
import { type Ad, type Article, type Place, sectionOf } from '../../rules/index.ts';
import { Photo } from '../photos/Photo.tsx';
import { useSay } from '../use-say.ts';
import { fitHeadline, photoSide } from './fit-headline.ts';
import { DuckMark } from './Marks.tsx';

/** From this size on, in cells, a headline can be read even where the whole paper is small. */
const ROOMY = 0.44;

export function areaOf({ column, row, width, height }: Place): CSSProperties {
  return { gridArea: `${row + 1} / ${column + 1} / span ${height} / span ${width}` };
}

/** Type as large as the card allows. */
function StoryText(props: { text: string; place: Place; hasPhoto?: boolean }) {
  const { text, place, hasPhoto = false } = props;
  const size = fitHeadline(text, place, hasPhoto);
  return (
    <span
      className={size < ROOMY ? 'xb-story__text' : 'xb-story__text xb-story__text--roomy'}
      style={{ fontSize: `calc(var(--cell) * ${size.toFixed(2)})` }}
    >
      {text}
    </span>
  );
}

interface StoryProps {
  readonly article: Article;
  readonly look: string;
  /** What it brings in the count, instead of what it is worth. */
  readonly figure?: number | undefined;
}

/** An article as it is printed: section, headline, what it is worth. */
export function Story({ article, look, figure }: StoryProps) {
  const say = useSay();
  const { circulation, duck, headline, photo, place } = article;
  const section = sectionOf(headline);
  const names = [
    'xb-story',
    `xb-section--${section}`,
    place.width < 3 && 'xb-story--narrow',
    look,
    duck && 'xb-story--duck',
    photo && `xb-story--photo xb-story--photo-${photoSide(place)}`,
  ];
  return (
    <div className={names.filter(Boolean).join(' ')} style={areaOf(place)}>
      {photo && <Photo section={section} photo={photo} />}
      <StoryText text={say(headlineKey(headline))} place={place} hasPhoto={photo !== null} />
      <span className="xb-story__foot">
        <span className="xb-letter-mark">{say(`extrablatt.board.letter.${section}`)}</span>
        {figure === undefined && <span className="xb-story__worth">{circulation}</span>}
        {/* Where an article has the bonus for both, its photo brings none. */}
        {figure ? <span className="xb-story__figure">{figure}</span> : null}
      </span>
      {duck && <DuckMark />}
    </div>
  );
}

/** A rival's ad, set in a box as small ads are. */
export function SmallAd({ ad, look }: { ad: Ad; look: string }) {
  const say = useSay();
  return (
    <div className={`xb-story xb-story--ad ${look}`} style={areaOf(ad.place)}>
      <StoryText text={say(adKey(ad.text))} place={ad.place} />
      <span className="xb-story__foot">
        <span className="xb-letter-mark">{say('extrablatt.board.ad-mark')}</span>
      </span>
    </div>
  );
}
