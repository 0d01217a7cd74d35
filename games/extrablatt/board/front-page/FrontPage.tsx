import type { Seat } from '@late/kernel';
import { Dialog, dateFormat, type Measure, Press, type SeatLabel, useLanguage } from '@late/ui';
import { adKey, headlineKey, sectionKey } from '../../locales/keys.ts';
import { type Paper, sectionOf, type View } from '../../rules/index.ts';
import { mastheadOf } from '../paper/paper-names.ts';
import { inFull } from '../thousands.ts';
import { useSay } from '../use-say.ts';
import { compose, type Imprint } from './compose.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly seat: Seat;
  readonly date: number;
  readonly onSeat: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** A finished paper as it leaves the press: to look at, to save, to print. */
export function FrontPage({ view, seats, seat, date, onSeat, onClose }: Props) {
  const say = useSay();
  const language = useLanguage();
  const paper = view.papers[seat] as Paper;
  const name = (index: number) => seats[index]?.name ?? '';
  const scores = view.result?.scores ?? [];
  const masthead = mastheadOf(say, seats[seat]);
  const hasWon = view.result?.winners.includes(seat) ?? false;
  const key = hasWon ? 'extrablatt.board.page-won' : 'extrablatt.board.page-sold';
  const imprint: Imprint = {
    masthead,
    date: dateFormat(language, { dateStyle: 'full' }).format(date),
    edition: say('extrablatt.board.late-edition'),
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
  const day = new Date(date).toISOString().slice(0, 10);
  const label = [masthead, ...paper.articles.map(imprint.headline)].join('. ');
  return (
    <Dialog title={say('extrablatt.board.front-page')} onClose={onClose}>
      <Press
        compose={(measure: Measure) => compose(paper, imprint, measure)}
        label={label}
        file={`late-edition-extrablatt-${day}`}
        save={say('extrablatt.board.save-picture')}
        print={say('extrablatt.board.print-page')}
      >
        <label className="field">
          <span className="field__label">{say('extrablatt.board.whose-paper')}</span>
          <select
            className="field__input"
            value={seat}
            onChange={({ target }) => onSeat(Number(target.value))}
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
