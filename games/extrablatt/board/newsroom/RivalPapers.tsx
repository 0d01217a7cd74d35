import type { Seat } from '@late/kernel';
import { type SeatLabel, SeatMark } from '@late/ui';
import type { Paper, View } from '../../rules/index.ts';
import { MiniPaper } from '../paper/MiniPaper.tsx';
import type { WetInk } from '../paper/wet-ink.ts';
import { useSay } from '../use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly wet: readonly WetInk[];
  /** Whose paper lies on the large desk: it need not lie here too. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
}

/** Where there is room for them: the other papers, large enough to read the page by its colours. */
export function RivalPapers({ view, seats, wet, shown, onShow }: Props) {
  const say = useSay();
  return (
    <ul className="xb-rivals" aria-label={say('extrablatt.board.papers')}>
      {view.papers.map((paper: Paper, seat) =>
        seat === shown ? null : (
          <li key={seat}>
            <button type="button" className="xb-rival" onClick={() => onShow(seat)}>
              <span className="xb-rival__name">
                <SeatMark label={seats[seat] as SeatLabel} />
                {seats[seat]?.name}
              </span>
              <MiniPaper paper={paper} wet={wet[seat]} />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
