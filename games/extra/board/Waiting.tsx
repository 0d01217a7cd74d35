import { type SeatLabel, useHasSide } from '@late/ui';
import type { View } from '../rules/index.ts';
import { DiceSlots } from './DiceSlots.tsx';
import { LastThrow } from './LastThrow.tsx';
import { useSay } from './use-say.ts';

/** Nothing to do but look: the dice, and for whom the table waits. */
export function Waiting({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const hasSide = useHasSide();
  const waited = view.dice
    ? seats.filter((_, seat) => !view.decided[seat]).map(({ name }) => name)
    : [seats[view.roller]?.name ?? ''];
  return (
    <div className="waiting">
      <p className="split__hint">{say('extra.waiting', { names: waited.join(', ') })}</p>
      <div className="dice-row">
        <DiceSlots faces={view.dice ?? []} />
        {view.dice && (
          <span className="unseen">{say('extra.dice-show', { dice: view.dice.join(' ') })}</span>
        )}
      </div>
      {seats.length > 1 && !hasSide && !view.dice && <LastThrow view={view} seats={seats} />}
    </div>
  );
}
