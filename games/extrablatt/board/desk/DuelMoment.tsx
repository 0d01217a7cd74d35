import { Button, type SeatLabel, useFocusIfLost } from '@late/ui';
import { useRef } from 'react';
import type { SeenDuel } from '../../rules/index.ts';
import { Cheque } from '../newsroom/Cheque.tsx';
import { useSay } from '../use-say.ts';
import { DuelTitle } from './DuelTitle.tsx';

interface Props {
  readonly duel: SeenDuel;
  readonly seats: readonly SeatLabel[];
  readonly onClose: () => void;
}

/** Both have chosen: the cheques are turned over, for the two alone. All see who won. */
export function DuelMoment({ duel, seats, onClose }: Props) {
  const say = useSay();
  const close = useRef<HTMLButtonElement>(null);
  useFocusIfLost(() => close.current?.focus({ preventScroll: true }));
  const { cheques, rival, starter, winner } = duel;
  const [won, lost] = winner === starter ? [0, 1] : [1, 0];
  // Only a thousand does that, to twelve.
  const upset = cheques !== null && (cheques[won] as number) < (cheques[lost] as number);
  return (
    <section className="xb-duel xb-duel--moment" aria-label={say('extrablatt.board.duel')}>
      <DuelTitle challenge={duel} seats={seats} />
      <div className="xb-duel__cheques">
        {[starter, rival].map((seat, index) => (
          <p
            key={seat}
            className={seat === winner ? 'xb-duel__side xb-duel__side--won' : 'xb-duel__side'}
          >
            <span>
              {seats[seat]?.you
                ? say('extrablatt.board.you-gave')
                : say('extrablatt.board.gave', { name: seats[seat]?.name ?? '' })}
            </span>
            <Cheque thousands={cheques?.[index] ?? null} look="feel-turn" />
          </p>
        ))}
      </div>
      <p className="xb-duel__outcome" role="status">
        {seats[winner]?.you
          ? say('extrablatt.board.you-win')
          : say('extrablatt.board.wins', { name: seats[winner]?.name ?? '' })}
        {upset && ` ${say('extrablatt.board.upset')}`}
      </p>
      <Button ref={close} className="xb-duel__close" onClick={onClose}>
        {say(cheques ? 'extrablatt.board.put-away' : 'extrablatt.board.go-on')}
      </Button>
    </section>
  );
}
