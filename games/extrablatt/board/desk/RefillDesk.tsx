import { Button, Why } from '@late/ui';
import { stackKey } from '../../locales/keys.ts';
import { cardsIn, type SeenPhase } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { DeskProps } from './desk-props.ts';
import { FaxPlan } from './FaxPlan.tsx';

type Refill = Extract<SeenPhase, { at: 'refill' }>;

/** Slow news or fast: which stack fills the empty column. */
export function RefillDesk({
  view,
  busy,
  onMove,
  onRule,
  first,
  phase,
}: DeskProps & { phase: Refill }) {
  const say = useSay();
  return (
    <>
      <div className="xb-desk__line">
        <p className="xb-hint">
          {say('extrablatt.board.refill', { column: phase.fax + 1, count: phase.missing })}{' '}
          <Why rule="refill" onRule={onRule} />
        </p>
      </div>
      <div className="xb-stacks">
        {(['normal', 'tempo'] as const).map((stack) => (
          <Button
            key={stack}
            ref={stack === 'normal' ? first : null}
            className="xb-stack"
            aria-disabled={busy}
            onClick={() => busy || onMove({ do: 'refill', stack })}
          >
            <strong>{say(stackKey(stack))}</strong>
            <span>
              {say('extrablatt.board.stack-cards', { count: cardsIn(view.wire, stack) })}
              {' · '}
              {say('extrablatt.board.stack-motors', { count: view.wire.stacks[stack].motors })}
            </span>
          </Button>
        ))}
      </div>
      <div className="xb-desk__fax">
        <FaxPlan plan={view.plan} hour={view.hour} />
      </div>
    </>
  );
}
