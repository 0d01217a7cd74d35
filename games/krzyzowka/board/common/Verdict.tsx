import { Button, type SeatLabel, sayLine } from '@late/ui';
import { capitals, whyNot } from '../../locales/labels.ts';
import { type Deed, TRIES } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

export type Judged = Extract<Deed, { type: 'rejected' | 'challenged' }>;

/** What the dictionary has said, for everybody: the word, the verdict, what happens now. */
export function Verdict(props: { deed: Judged; seats: readonly SeatLabel[]; onClose: () => void }) {
  const say = useSay();
  const { deed, seats, onClose } = props;
  const name = (seat: number) => seats[seat]?.name ?? '';
  const isGood = deed.offences.length === 0;
  const word =
    deed.type === 'challenged' ? deed.word : deed.offences.map((one) => one.word).join(', ');
  const what =
    deed.type === 'rejected'
      ? say(deed.lost ? 'krzyzowka.event.turn-lost' : 'krzyzowka.event.rejected', {
          name: name(deed.seat),
          tries: deed.tries,
          most: TRIES,
        })
      : say(isGood ? 'krzyzowka.event.challenge-lost' : 'krzyzowka.event.challenge-won', {
          name: name(deed.seat),
          owner: name(deed.owner),
          word: capitals(deed.word),
        });
  return (
    <section className="kz-verdict" aria-label={say('krzyzowka.board.verdict')}>
      <p className={isGood ? 'kz-verdict__word' : 'kz-verdict__word kz-verdict__word--struck'}>
        {capitals(word)}
      </p>
      <p className="kz-verdict__stamp">
        {say(isGood ? 'krzyzowka.board.is-word' : 'krzyzowka.board.no-word')}
      </p>
      <p className="kz-verdict__text">
        {deed.offences
          .map((offence) => sayLine(say, whyNot(offence.word, offence.reason)))
          .join(' ')}{' '}
        {what}
      </p>
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        {say('ui.close')}
      </Button>
    </section>
  );
}
