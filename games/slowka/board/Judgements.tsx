import type { Seat } from '@late/kernel';
import { type SeatLabel, TableWordsBar } from '@late/ui';
import { canAskFor, type Move, type View, votersIn } from '../rules/index.ts';
import { OpenWord } from './OpenWord.tsx';
import { Tries } from './Tries.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly acting: readonly Seat[];
  readonly own: Seat | null;
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** Words that are judged, by the dictionary or by the table, in a place of their own. */
export function Judgements({ view, seats, acting, own, busy, onMove }: Props) {
  return (
    <div className="judgements">
      <OpenWord view={view} seats={seats} acting={acting} busy={busy} onMove={onMove} />
      {view.tried.length > 0 && <Tries view={view} seats={seats} />}
      <TableWordsBar
        seats={seats}
        acting={acting}
        own={own}
        wordsToAskFor={(seat) => canAskFor(view, seat)}
        vote={view.tableWords.vote}
        voters={votersIn(view)}
        busy={busy}
        onAsk={(seat, word) => onMove(seat, { do: 'ask', word })}
        onVote={(seat, yes) => onMove(seat, { do: 'vote', yes })}
      />
    </div>
  );
}
