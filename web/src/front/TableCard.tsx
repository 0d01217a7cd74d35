import { nameOf } from '@late/games';
import { Clearable } from '../shell/Clearable.tsx';
import type { KeptTable } from '../store/kept-table.ts';
import { GameCard } from './GameCard.tsx';
import { Sitters } from './Sitters.tsx';
import { WhyNot } from './WhyNot.tsx';

/** A running game on this device. */
export function TableCard({ table: { plan, touched } }: { table: KeptTable }) {
  const clear = async () => (await import('../store/clear-away.ts')).clearAway(plan.id);
  return (
    <Clearable name={nameOf(plan.game)} clear={clear}>
      <GameCard game={plan.game} href={`/table/${plan.game}/${plan.id}`} touched={touched}>
        <Sitters plan={plan} />
        <WhyNot plan={plan} />
      </GameCard>
    </Clearable>
  );
}
