import type { Seat } from '@late/kernel';
import { ChallengeBar, type SeatLabel } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import { type CommonView, isLastWord, type Move, type Run } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

interface Props {
  readonly view: CommonView;
  readonly seats: readonly SeatLabel[];
  /** Everybody this device may speak for: a challenge hides nothing, so others at it may cut in. */
  readonly acting: readonly Seat[];
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** A word that can still be challenged, and everybody at this device who may. */
export function OpenWord({ view, seats, acting, busy, onMove }: Props) {
  const say = useSay();
  const { pending, viewer, active } = view;
  if (!pending) return null;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const words = pending.words.map((run) => capitals(run.word)).join(', ');
  const { word } = pending.words[0] as Run;
  const challengers = acting.filter(
    (seat) => seat !== pending.seat && !pending.accepted.includes(seat),
  );
  const isAlone = challengers.length === 1 && challengers[0] === viewer;
  // Whoever plays next accepts it by playing, and so does everybody at the same device.
  const mustAnswer = isLastWord(view) || (isAlone && viewer !== active);
  return (
    <ChallengeBar
      className="kz-open-word"
      label={say('krzyzowka.board.open-word')}
      challengers={challengers}
      answers={mustAnswer ? ['challenge', 'accept'] : ['challenge']}
      busy={busy}
      nameOf={(answer, seat) =>
        isAlone
          ? say(`krzyzowka.board.${answer}`)
          : say(`krzyzowka.board.${answer}-by`, { name: name(seat) })
      }
      onAnswer={(seat, answer) => onMove(seat, { do: answer, word })}
    >
      <p>
        {seats[pending.seat]?.you
          ? say('krzyzowka.event.you.laid-for-now', { words, count: pending.points })
          : say('krzyzowka.board.open-word-text', {
              name: name(pending.seat),
              words,
              count: pending.points,
            })}
      </p>
    </ChallengeBar>
  );
}
