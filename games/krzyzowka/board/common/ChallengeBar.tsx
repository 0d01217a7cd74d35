import type { Seat } from '@late/kernel';
import { Button, type SeatLabel } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import { type CommonView, isLastWord, type Move, type Run } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

interface Props {
  readonly view: CommonView;
  readonly seats: readonly SeatLabel[];
  /** Everybody this device may speak for: a doubt hides nothing, so others at it may cut in. */
  readonly acting: readonly Seat[];
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** A word that does not stand yet: everybody sees it, and whoever doubts it says so here. */
export function ChallengeBar({ view, seats, acting, busy, onMove }: Props) {
  const say = useSay();
  const { pending, viewer, active } = view;
  if (!pending) return null;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const words = pending.words.map((run) => capitals(run.word)).join(', ');
  const { word } = pending.words[0] as Run;
  const doubters = acting.filter(
    (seat) => seat !== pending.seat && !pending.accepted.includes(seat),
  );
  const isAlone = doubters.length === 1 && doubters[0] === viewer;
  // Whoever plays next lets it stand by playing, and so does everybody at the same device.
  const mustAnswer = isLastWord(view) || (isAlone && viewer !== active);
  const answer = (seat: Seat, move: 'challenge' | 'accept') => (
    <Button aria-disabled={busy} onClick={() => busy || onMove(seat, { do: move, word })}>
      {isAlone
        ? say(`krzyzowka.board.${move}`)
        : say(`krzyzowka.board.${move}-by`, { name: name(seat) })}
    </Button>
  );
  return (
    <section className="kz-doubt" aria-label={say('krzyzowka.board.doubt')}>
      <p>
        {say('krzyzowka.board.doubt-text', {
          name: name(pending.seat),
          words,
          count: pending.points,
        })}
      </p>
      {doubters.map((seat) => (
        <div key={seat} className="kz-doubt__answers">
          {answer(seat, 'challenge')}
          {mustAnswer && answer(seat, 'accept')}
        </div>
      ))}
    </section>
  );
}
