import type { Seat } from '@late/kernel';
import { Button, type SeatLabel } from '@late/ui';
import { challengeFault, isLastWord, type Move, type View, worthOfWord } from '../rules/index.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly acting: readonly Seat[];
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** A word that can still be challenged, and everybody at this device who may. */
export function Doubt({ view, seats, acting, busy, onMove }: Props) {
  const say = useSay();
  const { waiting } = view;
  if (!waiting) return null;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const isLast = isLastWord(view);
  const doubters = acting.filter((seat) => challengeFault(view, seat) === null);
  const isAlone = doubters.length === 1 && doubters[0] === view.viewer;
  const move = (seat: Seat, what: 'challenge' | 'let-stand') => busy || onMove(seat, { do: what });
  const others = seats.flatMap(({ name: other }, seat) =>
    seat === waiting.seat || waiting.content.includes(seat) ? [] : [other],
  );
  return (
    <section className="doubt" aria-label={say('slowka.board.doubt.title')}>
      <p className="doubt__word">
        <span className="doubt__who">{name(waiting.seat)}</span>
        <strong>{waiting.word.toUpperCase()}</strong>
        <span>{say('slowka.board.doubt.worth', { count: worthOfWord(waiting) })}</span>
      </p>
      {isLast && <p className="doubt__note">{say('slowka.board.doubt.last')}</p>}
      {doubters.length === 0 && (
        <p className="doubt__note">
          {waiting.seat === view.viewer || isLast
            ? say('slowka.board.doubt.others', { names: others.join(', ') })
            : say('slowka.board.doubt.open')}
        </p>
      )}
      {doubters.map((seat) => (
        <div key={seat} className="doubt__actions">
          <Button
            {...(isAlone && { icon: 'rules' })}
            aria-disabled={busy}
            onClick={() => move(seat, 'challenge')}
          >
            {isAlone
              ? say('slowka.board.challenge')
              : say('slowka.board.challenge-by', { name: name(seat) })}
          </Button>
          {isLast && (
            <Button
              {...(isAlone && { icon: 'check' })}
              aria-disabled={busy}
              onClick={() => move(seat, 'let-stand')}
            >
              {isAlone
                ? say('slowka.board.let-stand')
                : say('slowka.board.let-stand-by', { name: name(seat) })}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
