import type { Seat } from '@late/kernel';
import { ChallengeBar, type SeatLabel } from '@late/ui';
import {
  anyTurnEndsDoubt,
  challengeFault,
  isLastWord,
  type Move,
  type View,
  worthOfWord,
} from '../rules/index.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly acting: readonly Seat[];
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

const ICONS = { challenge: 'doubt', accept: 'check' } as const;
const MOVES = { challenge: { do: 'challenge' }, accept: { do: 'let-stand' } } as const;

/** A word that can still be challenged, and everybody at this device who may. */
export function OpenWord({ view, seats, acting, busy, onMove }: Props) {
  const say = useSay();
  const { waiting } = view;
  if (!waiting) return null;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const isLast = isLastWord(view);
  const challengers = acting.filter((seat) => challengeFault(view, seat) === null);
  const isAlone = challengers.length === 1 && challengers[0] === view.viewer;
  const others = seats.flatMap(({ name: other }, seat) =>
    seat === waiting.seat || waiting.accepted.includes(seat) ? [] : [other],
  );
  return (
    <ChallengeBar
      className="open-word"
      label={say('slowka.board.open-word.title')}
      challengers={challengers}
      answers={isLast ? ['challenge', 'accept'] : ['challenge']}
      icons={isAlone ? ICONS : undefined}
      busy={busy}
      nameOf={(answer, seat) =>
        isAlone
          ? say(`slowka.board.${answer}`)
          : say(`slowka.board.${answer}-by`, { name: name(seat) })
      }
      onAnswer={(seat, answer) => onMove(seat, MOVES[answer])}
    >
      <p className="open-word__word">
        <span className="open-word__who">{name(waiting.seat)}</span>
        <strong>{waiting.word.toUpperCase()}</strong>
        <span>{say('slowka.board.open-word.worth', { count: worthOfWord(waiting) })}</span>
      </p>
      {isLast && <p className="open-word__note">{say('slowka.board.open-word.last')}</p>}
      {challengers.length === 0 && (
        <p className="open-word__note">
          {waiting.seat === view.viewer || isLast
            ? say('slowka.board.open-word.others', { names: others.join(', ') })
            : say(
                anyTurnEndsDoubt(view)
                  ? 'slowka.board.open-word.open-turn'
                  : 'slowka.board.open-word.open',
              )}
        </p>
      )}
    </ChallengeBar>
  );
}
