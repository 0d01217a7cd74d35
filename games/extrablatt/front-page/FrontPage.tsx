import {
  Dialog,
  dateFormat,
  type FrontPageProps,
  type Measure,
  Press,
  readersSeat,
  useLanguage,
} from '@late/ui';
import { useState } from 'react';
import { mastheadOf } from '../board/paper/paper-names.ts';
import { inFull } from '../board/thousands.ts';
import { useSay } from '../board/use-say.ts';
import { adKey, headlineKey, sectionKey } from '../locales/keys.ts';
import { type Event, type Paper, sectionOf, type View } from '../rules/index.ts';
import { compose, type Imprint } from './compose.ts';

/** A finished paper as it leaves the press: to look at, to share, to save, to print. */
export function FrontPage(props: FrontPageProps<View, Event>) {
  const { view, seats, opened, link, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const [seat, setSeat] = useState(readersSeat(seats) ?? view.result?.winners[0] ?? 0);
  const paper = view.papers[seat] as Paper;
  const name = (index: number) => seats[index]?.name ?? '';
  const scores = view.result?.scores ?? [];
  const masthead = mastheadOf(say, seats[seat]);
  const hasWon = view.result?.winners.includes(seat) ?? false;
  const key = hasWon ? 'extrablatt.board.page-won' : 'extrablatt.board.page-sold';
  const imprint: Imprint = {
    masthead,
    date: dateFormat(language, { dateStyle: 'full' }).format(opened),
    edition: say('press.edition'),
    circulation: say(key, { copies: inFull(scores[seat] ?? 0) }),
    hasWon,
    staff: scores
      .flatMap((score, index) =>
        index === seat
          ? []
          : [say('extrablatt.board.sold', { name: name(index), copies: inFull(score) })],
      )
      .join('  ·  '),
    section: ({ headline }) => say(sectionKey(sectionOf(headline))),
    headline: ({ headline }) => say(headlineKey(headline)),
    ad: ({ text }) => say(adKey(text)),
  };
  const day = new Date(opened).toISOString().slice(0, 10);
  const label = [masthead, ...paper.articles.map(imprint.headline)].join('. ');
  return (
    <Dialog title={say('press.title')} onClose={onClose}>
      <Press
        compose={(measure: Measure) => compose(paper, imprint, measure)}
        label={label}
        file={`late-edition-extrablatt-${day}`}
        shared={{ text: `${masthead}: ${imprint.circulation}`, link }}
      >
        <label className="field">
          <span className="field__label">{say('extrablatt.board.whose-paper')}</span>
          <select
            className="field__input"
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {seats.map((label, index) => (
              <option key={index} value={index}>
                {label.name}
              </option>
            ))}
          </select>
        </label>
      </Press>
    </Dialog>
  );
}
