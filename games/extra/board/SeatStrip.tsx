import { type SeatLabel, SeatStrip as Strip } from '@late/ui';
import { isFinished, type Pad, padScore, SHEETS, type View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

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
  const standings = seats.map((_, seat) => {
    const pad = view.pads[seat] as Pad;
    const state = stateOf(view, seat, isFinished(sheet, pad));
    return {
      score: padScore(sheet, pad),
      scoreName: say(isFinished(sheet, pad) ? 'extra.final' : 'extra.total'),
      state,
      words: say(`extra.state.${state}`),
      due: state === 'thinking' || state === 'throws',
      done: state === 'decided',
    };
  });
  return <Strip seats={seats} standings={standings} shown={shown} onShow={onShow} />;
}

function stateOf({ dice, decided, roller }: View, seat: number, finished: boolean) {
  if (finished) return 'finished';
  if (dice) return decided[seat] ? 'decided' : 'thinking';
  return roller === seat ? 'throws' : 'ready';
}
