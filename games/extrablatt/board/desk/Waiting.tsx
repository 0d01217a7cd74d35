import type { SeatLabel } from '@late/ui';
import type { View } from '../../rules/index.ts';
import { Cheque } from '../newsroom/Cheque.tsx';
import { waitedFor } from '../newsroom/waited-for.ts';
import { useSay } from '../use-say.ts';
import { DuelTitle } from './DuelTitle.tsx';
import { FaxPlan } from './FaxPlan.tsx';

/** Nothing to do but read the wire: who is at work, and what is on the fax. */
export function Waiting({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { phase } = view;
  if (phase.at === 'over') return null;
  const names = waitedFor(view).map((seat) => seats[seat]?.name ?? '');
  return (
    <>
      {phase.at === 'cheques' && (
        <div className="xb-duel">
          <DuelTitle challenge={phase.challenge} seats={seats} />
          {phase.mine !== null && (
            <p className="xb-duel__side">
              <span>{say('extrablatt.board.you-give')}</span>
              <Cheque thousands={phase.mine} />
            </p>
          )}
        </div>
      )}
      <div className="xb-desk__line">
        <p className="xb-hint">
          {say(`extrablatt.board.waiting.${phase.at}`, { names: names.join(', ') })}
        </p>
      </div>
      {phase.at !== 'cheques' && <FaxPlan plan={view.plan} hour={view.hour} />}
    </>
  );
}
