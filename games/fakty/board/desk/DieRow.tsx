import { Dialog, Icon, type SeatLabel, sayShortName } from '@late/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import type { View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { DieLegend } from './DieLegend.tsx';
import { NewsDie } from './NewsDie.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** What is to be done now, or who is waited for. */
  readonly hint: string;
  /** What lies beside the die. */
  readonly children?: ReactNode;
  readonly first: RefObject<HTMLParagraphElement | null> | null;
}

/** The last roll for everybody to see, and what comes next. */
export function DieRow({ view, seats, hint, first, children }: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { die, phase } = view;
  // What it said is of interest until it has been done.
  const isAtWork = phase.at === 'action' || phase.at === 'taken' || phase.at === 'place';
  const does = view.variant === 'hot' ? 'does-hot' : 'does';
  return (
    <div className="fk-die-row">
      <button
        type="button"
        className="fk-die-row__die"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <NewsDie key={die ? `${die.seat} ${die.face}` : ''} face={die?.face ?? null} />
        <Icon name="help" />
        <span className="unseen">{say('fakty.board.die-legend')}</span>
      </button>
      {isAsking && (
        <Dialog title={say('fakty.board.die-legend')} onClose={() => setAsking(false)}>
          <DieLegend view={view} />
        </Dialog>
      )}
      <div className="fk-die-row__words">
        {die && (
          <p className="fk-die-row__face">
            <strong>{say(`fakty.face.${die.face}`)}</strong>{' '}
            <span>{sayShortName(seats[die.seat])}</span>
          </p>
        )}
        {die && isAtWork && <p className="fk-die-row__does">{say(`fakty.${does}.${die.face}`)}</p>}
        <p className="fk-die-row__hint" ref={first} tabIndex={-1}>
          {hint}
        </p>
      </div>
      {children && <div className="fk-die-row__beside">{children}</div>}
    </div>
  );
}
