import { nameOf } from '@late/games';
import { wordsNote } from '../games/words-note.ts';
import { Clearable } from '../shell/Clearable.tsx';
import { useSay } from '../shell/use-say.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { GameCard } from './GameCard.tsx';
import { Sitters } from './Sitters.tsx';
import { WhyNot } from './WhyNot.tsx';

/** A running game on this device. */
export function TableCard({ table: { plan, touched } }: { table: KeptTable }) {
  const say = useSay();
  const clear = async () => (await import('../store/clear-away.ts')).clearAway(plan.id);
  return (
    <Clearable name={nameOf(plan.game)} clear={clear}>
      <GameCard
        game={plan.game}
        note={wordsNote(say, plan.game, plan.options)}
        href={`/table/${plan.game}/${plan.id}`}
        touched={touched}
      >
        <Sitters plan={plan} />
        <WhyNot plan={plan} />
      </GameCard>
    </Clearable>
  );
}
