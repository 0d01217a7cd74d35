import type { Seat } from '@late/kernel';
import type { SeatLabel } from './board.ts';
import { ChallengeBar } from './ChallengeBar.tsx';
import { useSay } from './TextContext.tsx';

const ICONS = { yes: 'check', no: 'close' } as const;

interface Props {
  readonly seats: readonly SeatLabel[];
  /** Everybody this device may speak for. */
  readonly acting: readonly Seat[];
  /** Who looks, if it is one of the seats. */
  readonly own: Seat | null;
  /** The refused words that a seat may ask for. */
  readonly wordsToAskFor: (seat: Seat) => readonly string[];
  readonly vote: { readonly seat: Seat; readonly word: string } | null;
  /** Who still has to vote. */
  readonly voters: readonly Seat[];
  readonly busy: boolean;
  readonly onAsk: (seat: Seat, word: string) => void;
  readonly onVote: (seat: Seat, isYes: boolean) => void;
}

/** A refused word that the table may let count all the same: asking for it, and the others' vote. */
export function TableWordsBar(props: Props) {
  const { acting, busy, own, onAsk, onVote, seats, vote, voters } = props;
  const say = useSay();
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  if (vote) {
    const here = acting.filter((seat) => voters.includes(seat));
    const word = vote.word.toUpperCase();
    const isAlone = here.length === 1 && here[0] === own;
    return (
      <ChallengeBar<'yes' | 'no'>
        className="table-words"
        label={say('words.vote')}
        challengers={here}
        answers={['yes', 'no']}
        icons={isAlone ? ICONS : undefined}
        busy={busy}
        nameOf={(answer, seat) =>
          isAlone ? say(`words.${answer}`) : say(`words.${answer}-by`, { name: name(seat) })
        }
        onAnswer={(seat, answer) => onVote(seat, answer === 'yes')}
      >
        <p className="table-words__question">
          {seats[vote.seat]?.you
            ? say('words.question-own', { word })
            : say('words.question', { name: name(vote.seat), word })}
        </p>
        {here.length === 0 && (
          <p className="table-words__note">
            {say('words.voters', { names: voters.map(name).join(', ') })}
          </p>
        )}
      </ChallengeBar>
    );
  }
  const askers = acting.filter((seat) => props.wordsToAskFor(seat).length > 0);
  return askers.map((seat) => (
    <ChallengeBar
      key={seat}
      className="table-words table-words--ask"
      label={say('words.refused')}
      challengers={[seat]}
      answers={props.wordsToAskFor(seat)}
      busy={busy}
      nameOf={(asked) => {
        const word = asked.toUpperCase();
        return seat === own
          ? say('words.ask', { word })
          : say('words.ask-by', { name: name(seat), word });
      }}
      onAnswer={onAsk}
    >
      {null}
    </ChallengeBar>
  ));
}
