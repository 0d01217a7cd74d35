import type { BotLevel, Seat } from '@late/kernel';
import type { SeatSeen } from '@late/table';
import { Button, SeatMark } from '@late/ui';
import type { ReactNode } from 'react';
import { useSay } from '../shell/use-say.ts';

export type Arrangement = 'open' | 'closed' | BotLevel;

interface Props {
  readonly seat: Seat;
  readonly held: SeatSeen;
  /** Of the bots that could sit there. */
  readonly levels: readonly BotLevel[];
  readonly isOwn: boolean;
  readonly isHost: boolean;
  /** Whether the reader has a seat already, this one or another. */
  readonly isSeated: boolean;
  readonly isHere: boolean;
  /** What can be done about joining whoever has it: nothing, ask, or stop asking. */
  readonly joining: 'no' | 'ask' | 'asked';
  /** The people of a team, one by one. */
  readonly mates: ReactNode;
  readonly onSit: () => void;
  readonly onKnock: () => void;
  readonly onWithdraw: () => void;
  readonly onStand: () => void;
  readonly onArrange: (as: Arrangement) => void;
}

/** A seat in the waiting room: who has it, and what may be done about it. */
export function SeatRow(props: Props) {
  const say = useSay();
  const { seat, held, isOwn, isHost } = props;
  return (
    <li className={`seat seat--${held.kind}`}>
      <span className="seat__number" aria-hidden="true">
        {seat + 1}
      </span>
      {isHost && held.kind !== 'person' && (
        <ArrangeSeat
          seat={seat}
          value={held.kind === 'bot' ? (held.level ?? 'medium') : held.kind}
          levels={props.levels}
          onChange={props.onArrange}
        />
      )}
      <Holder {...props} />
      {held.kind === 'open' && props.isSeated && (
        <Button look="quiet" onClick={props.onSit}>
          {say('online.sit-here')}
          <span className="unseen"> {say('online.seat', { number: seat + 1 })}</span>
        </Button>
      )}
      {props.joining === 'ask' && (
        <Button look="quiet" onClick={props.onKnock}>
          {say('team.join')}
          <span className="unseen"> {held.name}</span>
        </Button>
      )}
      {props.joining === 'asked' && (
        <Button look="quiet" onClick={props.onWithdraw}>
          {say('team.withdraw')}
        </Button>
      )}
      {isOwn && <Button onClick={props.onStand}>{say('online.stand')}</Button>}
      {isHost && held.kind === 'person' && !isOwn && (
        <Button look="quiet" icon="remove" iconOnly onClick={() => props.onArrange('open')}>
          {say('online.remove', { name: held.name })}
        </Button>
      )}
      {props.mates}
    </li>
  );
}

function Holder({ held, isOwn, isHere, isHost, joining }: Props) {
  const say = useSay();
  if (held.kind === 'open' || held.kind === 'closed') {
    // The host reads it in the list of what else it could be.
    if (isHost) return null;
    return <span className="seat__empty">{say(`online.as.${held.kind}`)}</span>;
  }
  const presence = isHere || isOwn ? 'here' : 'away';
  return (
    <span className="seat__holder">
      <strong>
        {held.kind === 'person' && (
          <SeatMark label={{ name: held.name, kind: 'person', standIn: null, presence }} />
        )}
        {held.name}
      </strong>
      <span className="seat__note">
        {held.level && !isHost && say(`level.${held.level}`)}
        {isOwn && say('online.you')}
        {held.members > held.mates.length && ` · ${say('online.shared', { count: held.members })}`}
        {joining === 'asked' && say('team.asked')}
      </span>
    </span>
  );
}

export function ArrangeSeat(props: {
  seat: Seat;
  value: Arrangement;
  levels: readonly BotLevel[];
  onChange: (as: Arrangement) => void;
}) {
  const say = useSay();
  const arrangements: readonly Arrangement[] = ['open', ...props.levels, 'closed'];
  return (
    <select
      className="field__input seat__arrange"
      aria-label={say('online.arrange', { number: props.seat + 1 })}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value as Arrangement)}
    >
      {arrangements.map((as) => (
        <option key={as} value={as}>
          {as === 'open' || as === 'closed'
            ? say(`online.as.${as}`)
            : say('online.as-bot', { level: say(`level.${as}`) })}
        </option>
      ))}
    </select>
  );
}
