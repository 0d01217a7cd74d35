import { useCallback } from 'react';
import { Dialog } from '../Dialog.tsx';
import { useLanguage, useSay } from '../TextContext.tsx';
import { dateFormat } from '../text/index.ts';
import { useKept } from '../use-kept.ts';
import { composeEdition } from './compose-edition.ts';
import type { Edition } from './edition.ts';
import type { Measure } from './mark.ts';
import { Press } from './Press.tsx';

const LONGEST_NAME = 32;

interface Props {
  readonly edition: Edition;
  /** The game that it is of, as files are called. */
  readonly game: string;
  /** When the game began. */
  readonly date: number;
  readonly link: string | null;
  readonly onClose: () => void;
}

/** A finished game as a newspaper page, to be named, shared, saved and printed. */
export function EditionPage({ edition, game, date, link, onClose }: Props) {
  const say = useSay();
  const language = useLanguage();
  // Named after the game that had a paper first: names given there are kept.
  const [kept, setName] = useKept<string>('fakty.paper', '');
  const name = kept.slice(0, LONGEST_NAME);
  const title = name.trim() || say('press.usual-name');
  const compose = useCallback(
    (measure: Measure) => {
      const day = dateFormat(language, { dateStyle: 'full' }).format(date);
      return composeEdition(
        edition,
        { name: title, date: day, edition: say('press.edition') },
        measure,
      );
    },
    [edition, title, language, say, date],
  );
  const { headline, deck, winner, stories } = edition;
  const words = [title, headline, deck, winner, ...stories.map((story) => story.headline)];
  return (
    <Dialog title={say('press.title')} onClose={onClose}>
      <Press
        compose={compose}
        label={plain(words.filter(Boolean).join('. '))}
        file={`late-edition-${game}-${new Date(date).toISOString().slice(0, 10)}`}
        shared={{ text: plain(headline || winner), link }}
      >
        <label className="field">
          <span className="field__label">{say('press.name')}</span>
          <input
            className="field__input"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={say('press.usual-name')}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      </Press>
    </Dialog>
  );
}

/** Spaces that keep words together in print are nothing to somebody who listens. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
