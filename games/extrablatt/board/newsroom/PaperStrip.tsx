import type { Seat } from '@late/kernel';
import { Icon, type SeatLabel, SeatMark } from '@late/ui';
import { useMemo } from 'react';
import { count, type View } from '../../rules/index.ts';
import { MiniPaper } from '../paper/MiniPaper.tsx';
import type { WetInk } from '../paper/wet-ink.ts';
import { useSay } from '../use-say.ts';
import { waitedFor } from './waited-for.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** What is new in each paper. */
  readonly wet: readonly WetInk[];
  /** Whose paper lies on the large desk, if any does. */
  readonly shown: Seat | null;
  readonly onShow: (seat: Seat) => void;
}

/** Everybody's paper, always in sight; a tap brings it to the large desk. */
export function PaperStrip({ view, seats, wet, shown, onShow }: Props) {
  const say = useSay();
  const due = waitedFor(view);
  const { papers, version } = view;
  const { totals } = useMemo(() => count({ papers, version }), [papers, version]);
  return (
    <ul className="strip xb-strip" aria-label={say('extrablatt.board.papers')}>
      {seats.map((label, seat) => {
        const paper = view.papers[seat];
        if (!paper) return null;
        const isDue = due.includes(seat);
        const score = view.result?.scores[seat];
        return (
          <li key={seat}>
            <button
              type="button"
              className={isDue ? 'chip xb-chip chip--due' : 'chip xb-chip'}
              aria-pressed={seat === shown}
              onClick={() => onShow(seat)}
            >
              <MiniPaper paper={paper} wet={wet[seat]} />
              <span className="xb-chip__words">
                <span className="chip__name">
                  <SeatMark label={label} />
                  {label.name}
                </span>
                {score === undefined && (
                  <span className="chip__score xb-chip__now">
                    <span className="unseen">{say('extrablatt.board.if-now')} </span>
                    {totals[seat]}
                  </span>
                )}
                {score === undefined ? (
                  <span className="xb-chip__tokens">
                    {isDue && <Icon name="pen" />}
                    <span className="unseen">
                      {isDue && say('extrablatt.board.at-work')}{' '}
                      {say('extrablatt.board.tokens', { count: paper.tokens })}
                    </span>
                    <span className="xb-token" aria-hidden="true">
                      {paper.tokens}
                    </span>
                    <span className="xb-tokens" aria-hidden="true">
                      {say('extrablatt.board.tokens', { count: paper.tokens })}
                    </span>
                  </span>
                ) : (
                  <span className="chip__score">{score}</span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
