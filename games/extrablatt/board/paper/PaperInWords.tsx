import { adKey, headlineKey, photoKey, sectionKey } from '../../locales/keys.ts';
import { type Paper, SECTIONS, sectionOf } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { placeWords } from './cell-words.ts';

/** A paper for whoever listens: section by section, each article with its place. */
export function PaperInWords({ paper }: { paper: Paper }) {
  const say = useSay();
  return (
    <ul className="unseen">
      {SECTIONS.map((section) => {
        const own = paper.articles.filter(({ headline }) => sectionOf(headline) === section);
        if (!own.length) return null;
        const stories = own.map(({ headline, photo, place, duck }) =>
          [
            say(headlineKey(headline)),
            photo && say('extrablatt.board.picture', { picture: say(photoKey(section, photo)) }),
            placeWords(say, place),
            duck && say('extrablatt.board.with-duck'),
          ]
            .filter(Boolean)
            .join(', '),
        );
        return <li key={section}>{`${say(sectionKey(section))}: ${stories.join('; ')}`}</li>;
      })}
      {paper.ads.map(({ text, place }) => (
        <li key={text}>
          {say('extrablatt.board.cell-ad', { ad: say(adKey(text)) })} {placeWords(say, place)}
        </li>
      ))}
    </ul>
  );
}
