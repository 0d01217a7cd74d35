import type { ReactNode } from 'react';
import { readersSeat, type SeatLabel } from './board.ts';
import { Icon } from './Icon.tsx';
import { useAtLastTurn } from './news/use-at-last-turn.ts';
import { SeatName } from './SeatName.tsx';
import { useSound } from './sound/use-sound.ts';
import { useSay } from './TextContext.tsx';
import { useScrollStop } from './use-scroll-stop.ts';

/** What the strip tells of one seat. */
export interface SeatStanding {
  readonly score: number;
  /** What the figure says, where it is not simply the points: what they would be if the game ended now. */
  readonly scoreName?: string;
  /** Ends the class name, for the looks of it: `throws`, `decided`. */
  readonly state: string;
  /** The same in words. */
  readonly words: string;
  /** The table waits for this seat. */
  readonly due?: boolean;
  /** A tick says enough to the eye. */
  readonly done?: boolean;
  /** Their things at a glance. Decoration: `words` or the board itself say it too. */
  readonly picture?: ReactNode;
}

interface Props {
  readonly seats: readonly SeatLabel[];
  readonly standings: readonly SeatStanding[];
  /** Whose things are shown; with `onShow`, a tap shows another's. */
  readonly shown?: number;
  readonly onShow?: (seat: number) => void;
}

/** Everybody at the table, with their points and what they are doing. */
export function SeatStrip({ seats, standings, shown, onShow }: Props) {
  const say = useSay();
  const [strip, isStop] = useScrollStop<HTMLUListElement>();
  const before = useAtLastTurn(standings.map(({ score }) => score));
  const own = readersSeat(seats);
  useSound('points', own === undefined ? 0 : (standings[own]?.score ?? 0));
  return (
    <ul
      ref={strip}
      className="strip"
      aria-label={say('ui.players')}
      tabIndex={isStop ? 0 : undefined}
    >
      {seats.map((label, seat) => {
        const standing = standings[seat] as SeatStanding;
        const { score, scoreName, state, words, due, done, picture } = standing;
        const look = ['chip', `chip--${state}`, due && 'chip--due'].filter(Boolean).join(' ');
        const inside = (
          <>
            <span className="chip__name">
              <SeatName label={label} />
            </span>
            <span className="chip__score" title={scoreName}>
              {scoreName && <span className="unseen">{scoreName} </span>}
              {figure(score)}
            </span>
            <span className="chip__state">
              {done && <Icon name="check" />}
              <span className={done ? 'unseen' : undefined}>{words}</span>
            </span>
            {picture && <span className="chip__picture">{picture}</span>}
            <Gain points={score - (before[seat] ?? score)} />
          </>
        );
        return (
          <li key={seat}>
            {onShow ? (
              <button
                type="button"
                className={look}
                aria-pressed={seat === shown}
                onClick={() => onShow(seat)}
              >
                {inside}
              </button>
            ) : (
              <div className={look}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What somebody's points rose or fell by since the reader's turn. */
function Gain({ points }: { points: number }) {
  const say = useSay();
  if (points === 0) return null;
  return (
    <span key={points} className={points > 0 ? 'chip__gain' : 'chip__gain chip__gain--loss'}>
      <span aria-hidden="true">{points > 0 ? `+${points}` : figure(points)}</span>
      <span className="unseen">{say('ui.gained', { count: points })}</span>
    </span>
  );
}

/** With a real minus sign. */
function figure(points: number): string {
  return String(points).replace('-', '−');
}
