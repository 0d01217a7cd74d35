import { Button, Why } from '@late/ui';
import { lowest, offers } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { DeskProps } from './desk-props.ts';
import { FaxPlan } from './FaxPlan.tsx';

/** The fax plan, and what may be done instead of taking a card from it. */
export function ActDesk(props: DeskProps & { at: 'act' | 'extra' | 'remove' }) {
  const { at, view, me, busy, onDraft, onMove, onRule, first } = props;
  const say = useSay();
  const all = offers(view, me);
  const open = at === 'remove' ? all.filter(({ remove }) => remove) : all;
  const take = (fax: number) => {
    const card = lowest(view.plan, fax);
    if (card === 'motor') onDraft({ for: 'motor', fax, rival: null, section: null });
    else if (card !== undefined) {
      onDraft({ for: 'dispatch', fax, headline: card, shape: null, corner: null });
    }
  };
  return (
    <>
      <div className="xb-desk__line">
        <p className="xb-hint">
          {say(`extrablatt.board.now.${at}`)}{' '}
          <Why rule={at === 'act' ? 'turn' : at} onRule={onRule} />
        </p>
        {at !== 'act' && (
          <Button
            className="xb-pass"
            aria-disabled={busy}
            onClick={() => busy || onMove({ do: 'pass' })}
          >
            {say(`extrablatt.board.pass.${at}`)}
          </Button>
        )}
      </div>
      <FaxPlan
        start={props.fax}
        plan={view.plan}
        hour={view.hour}
        drawer={view}
        offers={open}
        first={first}
        onTake={take}
      />
    </>
  );
}
