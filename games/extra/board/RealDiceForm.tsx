import { Button, type SeatLabel } from '@late/ui';
import type { Ref } from 'react';
import { type Dice, FACES } from '../rules/index.ts';
import { DICE, DiceSlots } from './DiceSlots.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly typed: readonly number[];
  readonly roller: SeatLabel | undefined;
  readonly busy: boolean;
  readonly onTyped: (typed: readonly number[]) => void;
  readonly onThrow: (dice: Dice) => void;
  readonly first: Ref<HTMLButtonElement>;
}

/** The group threw its own dice: tap what they show. */
export function RealDiceForm({ typed, roller, busy, onTyped, onThrow, first }: Props) {
  const say = useSay();
  const complete = typed.length === DICE;
  return (
    <form
      className="split"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !busy) onThrow(typed as unknown as Dice);
      }}
    >
      <p className="split__hint">
        {roller?.you
          ? say('extra.real.yours')
          : say('extra.real.hint', { name: roller?.name ?? '' })}
      </p>
      <div className="dice-row dice-row--typed">
        <DiceSlots faces={typed} />
        <span className="unseen" role="status">
          {typed.length ? say('extra.real.typed', { dice: typed.join(' ') }) : ''}
        </span>
      </div>
      <div className="keys">
        {Array.from({ length: FACES }, (_, face) => (
          <Button
            key={face}
            ref={face === 0 ? first : null}
            aria-label={say('extra.real.key', { die: face + 1 })}
            aria-disabled={complete}
            onClick={() => complete || onTyped([...typed, face + 1])}
          >
            {face + 1}
          </Button>
        ))}
        <Button icon="erase" iconOnly onClick={() => onTyped(typed.slice(0, -1))}>
          {say('extra.real.erase')}
        </Button>
      </div>
      <Button
        look="main"
        type="submit"
        className="act"
        aria-disabled={busy}
        missing={complete ? null : say('extra.real.missing', { count: DICE - typed.length })}
      >
        {say('extra.real.enter')}
      </Button>
    </form>
  );
}
