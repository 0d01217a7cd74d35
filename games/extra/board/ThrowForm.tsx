import { Button, type SeatLabel, useHasSide } from '@late/ui';
import type { Ref } from 'react';
import type { View } from '../rules/index.ts';
import { DiceSlots } from './DiceSlots.tsx';
import { LastThrow } from './LastThrow.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly busy: boolean;
  readonly onThrow: () => void;
  readonly first: Ref<HTMLButtonElement>;
}

/** The dice are to be thrown; meanwhile everybody sees what was made of the last ones. */
export function ThrowForm({ view, seats, busy, onThrow, first }: Props) {
  const say = useSay();
  const hasSide = useHasSide();
  return (
    <div className="throw">
      <p className="split__hint">
        {seats.length === 1
          ? say(view.throws ? 'extra.throw-again' : 'extra.throw-first-time')
          : seats[view.roller]?.you
            ? say('extra.throw-yours')
            : say('extra.throw-of', { name: seats[view.roller]?.name ?? '' })}
      </p>
      <div className="dice-row">
        <DiceSlots faces={[]} />
      </div>
      {seats.length > 1 && !hasSide && <LastThrow view={view} seats={seats} />}
      <Button
        ref={first}
        look="main"
        className="act"
        data-lesson="act"
        aria-disabled={busy}
        onClick={() => busy || onThrow()}
      >
        {say('extra.throw')}
      </Button>
    </div>
  );
}
