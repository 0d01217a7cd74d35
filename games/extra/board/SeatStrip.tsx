import { Icon, type SeatLabel, SeatMark, useSay } from '@late/ui';
import { isFinished, type Pad, padScore, SHEETS, type View } from '../rules/index.ts';
import { signed } from './signed.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly shown: number;
  readonly onShow: (seat: number) => void;
}

/** Everybody at the table, with their totals; a tap shows their sheet. */
export function SeatStrip({ view, seats, shown, onShow }: Props) {
  const say = useSay();
  const sheet = SHEETS[view.options.sheet];
  return (
    <ul className="strip" aria-label={say('extra.players')}>
      {seats.map((label, seat) => {
        const pad = view.pads[seat] as Pad;
        const state = isFinished(sheet, pad)
          ? 'finished'
          : view.dice
            ? view.decided[seat]
              ? 'decided'
              : 'thinking'
            : view.roller === seat
              ? 'throws'
              : 'ready';
        return (
          <li key={seat}>
            <button
              type="button"
              className={`chip chip--${state}`}
              aria-pressed={seat === shown}
              onClick={() => onShow(seat)}
            >
              <span className="chip__name">
                <SeatMark label={label} />
                {label.name}
              </span>
              <span className="chip__score">{signed(padScore(sheet, pad))}</span>
              <span className="chip__state">
                {state === 'decided' && <Icon name="check" />}
                <span className={state === 'decided' ? 'unseen' : undefined}>
                  {say(`extra.state.${state}`)}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
