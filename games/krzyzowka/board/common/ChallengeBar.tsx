import type { Seat } from '@late/kernel';
import { Button, type SeatLabel, useSay } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import { type CommonView, isLastWord, type Move, type Run } from '../../rules/index.ts';

interface Props {
  readonly view: CommonView;
  readonly seats: readonly SeatLabel[];
  /** Whether this device may speak for its viewer. */
  readonly mayAct: boolean;
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** A word that does not stand yet: everybody sees it, and whoever doubts it says so here. */
export function ChallengeBar({ view, seats, mayAct, busy, onMove }: Props) {
  const say = useSay();
  const { pending, viewer, active } = view;
  if (!pending) return null;
  const words = pending.words.map((run) => capitals(run.word)).join(', ');
  const { word } = pending.words[0] as Run;
  const isDoubter =
    mayAct &&
    viewer !== 'audience' &&
    viewer !== pending.seat &&
    !pending.accepted.includes(viewer);
  // Whoever plays next lets it stand by playing.
  const mustAnswer = isLastWord(view) || viewer !== active;
  const act = (move: 'challenge' | 'accept') => {
    if (!busy && viewer !== 'audience') onMove(viewer, { do: move, word });
  };
  return (
    <section className="kz-doubt" aria-label={say('krzyzowka.board.doubt')}>
      <p>
        {say('krzyzowka.board.doubt-text', {
          name: seats[pending.seat]?.name ?? '',
          words,
          count: pending.points,
        })}
      </p>
      {isDoubter && (
        <div className="kz-doubt__answers">
          <Button onClick={() => act('challenge')} aria-disabled={busy}>
            {say('krzyzowka.board.challenge')}
          </Button>
          {mustAnswer && (
            <Button onClick={() => act('accept')} aria-disabled={busy}>
              {say('krzyzowka.board.accept')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
