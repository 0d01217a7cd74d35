import { Button, readersSeat, type SeatLabel, sayLine, WordReading } from '@late/ui';
import { capitals, whyNot } from '../../locales/labels.ts';
import { tellChallenge, tellTry } from '../../locales/narrate.ts';
import type { Deed } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

export type Judged = Extract<Deed, { type: 'rejected' | 'challenged' }>;

interface Props {
  readonly deed: Judged;
  readonly seats: readonly SeatLabel[];
  /** Where it has a place of its own; in the line below the table it goes with the next touch. */
  readonly onClose?: () => void;
}

/** What the dictionary has said, for everybody: the word, the verdict, what happens now. */
export function Verdict(props: Props) {
  const say = useSay();
  const { deed, seats, onClose } = props;
  const telling = { name: (seat: number) => seats[seat]?.name ?? '', you: readersSeat(seats) };
  const isGood = deed.offences.length === 0;
  const word =
    deed.type === 'challenged' ? deed.word : deed.offences.map((one) => one.word).join(', ');
  const what = deed.type === 'rejected' ? tellTry(telling, deed) : tellChallenge(telling, deed);
  const reasons = deed.offences.map((offence) =>
    sayLine(say, whyNot(offence.word, offence.reason)),
  );
  if (!onClose) {
    return (
      <section className="kz-verdict" aria-label={say('krzyzowka.board.verdict')}>
        <p>
          <strong>
            {isGood || reasons.length > 1
              ? `${capitals(word)}: ${say(isGood ? 'krzyzowka.board.is-word' : 'krzyzowka.board.no-word')}`
              : reasons}
          </strong>{' '}
          {sayLine(say, what)}
        </p>
      </section>
    );
  }
  return (
    <section className="kz-verdict" aria-label={say('krzyzowka.board.verdict')}>
      <p className={isGood ? 'kz-verdict__word' : 'kz-verdict__word kz-verdict__word--struck'}>
        {capitals(word)}
      </p>
      <p className="kz-verdict__stamp">
        {say(isGood ? 'krzyzowka.board.is-word' : 'krzyzowka.board.no-word')}
      </p>
      {isGood && <WordReading word={word} />}
      <p className="kz-verdict__text">
        {reasons.join(' ')} {sayLine(say, what)}
      </p>
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        {say('ui.close')}
      </Button>
    </section>
  );
}
