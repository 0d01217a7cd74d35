import { Button, Why } from '@late/ui';
import type { SeenPhase } from '../../rules/index.ts';
import { Cheque } from '../newsroom/Cheque.tsx';
import { useSay } from '../use-say.ts';
import { DuelTitle } from './DuelTitle.tsx';
import type { DeskProps } from './desk-props.ts';

type Cheques = Extract<SeenPhase, { at: 'cheques' }>;

/** Which cheque to hand over. Both choose in secret. */
export function ChequeDesk(props: DeskProps & { phase: Cheques }) {
  const { view, seats, me, draft, busy, phase, onDraft, onMove, onRule } = props;
  const say = useSay();
  const { starter, rival } = phase.challenge;
  const other = seats[me === starter ? rival : starter]?.name ?? '';
  const chosen = draft?.for === 'cheque' ? draft.cheque : null;
  return (
    <form
      className="xb-duel"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && !busy) onMove({ do: 'cheque', cheque: chosen });
      }}
    >
      <DuelTitle challenge={phase.challenge} seats={seats} />
      <p className="xb-hint">
        {say('extrablatt.board.choose-cheque', { name: other })}{' '}
        <Why rule="cheques" onRule={onRule} />
      </p>
      <fieldset className="xb-cheques">
        <legend className="unseen">{say('extrablatt.board.your-cheques')}</legend>
        {view.cheques[me]?.map((cheque, index) => (
          <label key={cheque} className="xb-pick">
            <input
              type="radio"
              className="unseen"
              name="xb-cheque"
              ref={(chosen === null ? index === 0 : chosen === cheque) ? props.first : null}
              checked={chosen === cheque}
              onChange={() => onDraft({ for: 'cheque', cheque })}
            />
            <Cheque thousands={cheque} />
          </label>
        ))}
      </fieldset>
      <Button
        look="main"
        type="submit"
        className="xb-print"
        icon="check"
        aria-disabled={busy}
        missing={chosen === null ? say('extrablatt.board.cheque-missing') : null}
      >
        {say('extrablatt.board.hand-cheque')}
      </Button>
    </form>
  );
}
