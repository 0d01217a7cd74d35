import type { Seat } from '@late/kernel';
import { type SeatLabel, SeatMark } from '@late/ui';
import type { Paper, View } from '../../rules/index.ts';
import { MiniPaper } from '../paper/MiniPaper.tsx';
import type { WetInk } from '../paper/wet-ink.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly wet: readonly WetInk[];
  /** Whose paper lies on the large desk: it need not lie here too. */
  readonly shown: Seat;
}

/** Where there is room for them: the other papers, large enough to read the page by its colours. The strip has them for every reader. */
export function RivalPapers({ view, seats, wet, shown }: Props) {
  return (
    <ul className="xb-rivals" aria-hidden="true">
      {view.papers.map((paper: Paper, seat) =>
        seat === shown ? null : (
          <li key={seat} className="xb-rival">
            <p className="xb-rival__name">
              <SeatMark label={seats[seat] as SeatLabel} />
              {seats[seat]?.name}
            </p>
            <MiniPaper paper={paper} wet={wet[seat]} />
          </li>
        ),
      )}
    </ul>
  );
}
