import {
  Dialog,
  dateFormat,
  type Measure,
  Press,
  type SeatLabel,
  useKept,
  useLanguage,
} from '@late/ui';
import { useCallback, useMemo } from 'react';
import type { View } from '../../rules/index.ts';
import { keepShortWords } from '../page/short-words.ts';
import { type Say, useSay } from '../use-say.ts';
import { compose } from './compose.ts';
import { editionOf } from './edition.ts';

const LONGEST_NAME = 32;

/** A finished game as a newspaper page, to be named, saved and printed. */
export function FrontPage(props: {
  view: View;
  seats: readonly SeatLabel[];
  date: number;
  onClose: () => void;
}) {
  const { view, seats, date, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const [kept, setName] = useKept<string>('fakty.paper', '');
  const name = kept.slice(0, LONGEST_NAME);
  const title = name.trim() || say('fakty.board.paper-usual');
  const edition = useMemo(() => editionOf(view, seats), [view, seats]);
  const { staff, stories, winners } = edition;
  const printed = useCallback(
    (measure: Measure) => {
      const key = winners.length > 1 ? 'fakty.board.page-shared' : 'fakty.board.page-won';
      const imprint = {
        name: title,
        date: dateFormat(language, { dateStyle: 'full' }).format(date),
        edition: say('fakty.board.late-edition'),
        winner: say(key, { names: winners.join(', ') }),
        staff: staff.map(({ name: who, score }) => `${who} ${score}`).join('  ·  '),
      };
      const set = stories.map(({ text, writer }) => ({
        by: writer && byLine(say, writer),
        text: keepShortWords(text),
      }));
      return compose(set, imprint, measure);
    },
    [stories, staff, winners, title, language, say, date],
  );
  return (
    <Dialog title={say('fakty.board.front-page')} onClose={onClose}>
      <Press
        compose={printed}
        label={[title, ...stories.map(({ text }) => text)].join('. ')}
        file={`late-edition-fakty-${new Date(date).toISOString().slice(0, 10)}`}
        save={say('fakty.board.save-picture')}
        print={say('fakty.board.print')}
      >
        <label className="field">
          <span className="field__label">{say('fakty.board.paper-name')}</span>
          <input
            className="field__input"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={say('fakty.board.paper-usual')}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      </Press>
    </Dialog>
  );
}

/** Whoever gave no name cannot be called by it. */
function byLine(say: Say, { name, unnamed }: SeatLabel): string {
  return unnamed ? say('fakty.board.by-you') : say('fakty.board.by', { name });
}
