import { Button, Choice, Why } from '@late/ui';
import { sectionKey } from '../../locales/keys.ts';
import { challenges, duelAt, type Paper, SECTIONS, withoutDuck } from '../../rules/index.ts';
import type { Draft } from '../draft.ts';
import { DuckMark, MotorMark } from '../paper/Marks.tsx';
import { useSay } from '../use-say.ts';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './desk-props.ts';

/** A time motor in the hand: with whom to quarrel, and about what. */
export function MotorDesk(props: DeskProps & { motor: Extract<Draft, { for: 'motor' }> }) {
  const { view, me, seats, motor, busy, onDraft, onMove, onRule } = props;
  const say = useSay();
  const kind = duelAt(view.hour);
  const open = challenges(view, me);
  const rivals = [...new Set(open.map(({ rival }) => rival))];
  const rival =
    rivals.find((seat) => seat === motor.rival) ?? (rivals.length === 1 ? rivals[0] : undefined);
  const sections = SECTIONS.filter((section) =>
    open.some((duel) => duel.rival === rival && duel.section === section),
  );
  const section = sections.find((name) => name === motor.section) ?? null;
  const missing = () => {
    if (!rivals.length) return null;
    if (rival === undefined) return say('extrablatt.board.rival');
    return kind === 'ad' || section ? null : say('extrablatt.board.section');
  };
  /** What there is to win; once a section is chosen, how much of it on either side. */
  const stake = () => {
    if (!rivals.length) return say('extrablatt.board.no-duel');
    if (!section || rival === undefined) return say(`extrablatt.board.duel-prize.${kind}`);
    return say('extrablatt.board.targets', {
      section: say(sectionKey(section)),
      name: seats[rival]?.name ?? '',
      theirs: withoutDuck(view.papers[rival] as Paper, section).length,
      mine: withoutDuck(view.papers[me] as Paper, section).length,
    });
  };
  const move = () => {
    if (busy) return;
    const { fax } = motor;
    if (rival === undefined) onMove({ do: 'motor', fax });
    else onMove({ do: 'motor', fax, rival, ...(section ? { section } : {}) });
  };
  return (
    <>
      <DeskHead onClose={() => onDraft(null)}>
        {kind === 'duck' ? <DuckMark /> : <MotorMark />}
        <p className="xb-desk__headline">
          {say('extrablatt.board.motor')}
          <span className="xb-desk__facts" role="status">
            {stake()} <Why rule={rivals.length ? `${kind}s` : 'rulings'} onRule={onRule} />
          </span>
        </p>
      </DeskHead>
      {rivals.length > 0 && (
        <Choice
          legend={say('extrablatt.board.rival')}
          value={rival === undefined ? '' : String(rival)}
          onChange={(value) => onDraft({ ...motor, rival: Number(value), section: null })}
          alternatives={rivals.map((seat) => ({
            value: String(seat),
            label: seats[seat]?.name ?? '',
          }))}
        />
      )}
      {kind === 'duck' && rival !== undefined && (
        <Choice
          legend={say('extrablatt.board.section')}
          value={section ?? ''}
          onChange={(name) =>
            onDraft({ ...motor, rival, section: sections.find((known) => known === name) ?? null })
          }
          alternatives={sections.map((name) => ({ value: name, label: say(sectionKey(name)) }))}
        />
      )}
      <div className="xb-desk__actions">
        <Button
          ref={props.first}
          look="main"
          className="xb-print"
          aria-disabled={busy}
          missing={missing()}
          onClick={move}
        >
          {say(rivals.length ? 'extrablatt.board.challenge' : 'extrablatt.board.take-motor')}
        </Button>
      </div>
    </>
  );
}
