import type { Seat } from '@late/kernel';
import type { SeatLabel } from '@late/ui';
import { type CSSProperties, useState } from 'react';
import type { Paper } from '../../rules/index.ts';
import { type Lit, MiniPaper } from '../paper/MiniPaper.tsx';
import { paperOf } from '../paper/paper-names.ts';
import { useSay } from '../use-say.ts';
import { CountedPaper } from './CountedPaper.tsx';
import { measureWords } from './frame-words.ts';
import type { Frame } from './frames.ts';

interface Props {
  readonly papers: readonly Paper[];
  readonly seats: readonly SeatLabel[];
  readonly frame: Frame;
  /** Brings a paper to the large desk, where there is one. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
}

/**
 * The papers under the count. Where there is no room for all, one is large: whoever earns most
 * just now, or the one that somebody has picked to follow.
 */
export function CountPapers({ papers, seats, frame, onLook }: Props) {
  const say = useSay();
  const [picked, setPicked] = useState<Seat | null>(null);
  const large = picked ?? focusOf(frame);
  const nameOf = (seat: Seat) => seats[seat]?.name ?? '';
  const words = (seat: Seat) => (
    <>
      <span className="xb-count__name">{nameOf(seat)}</span>
      {frame.credits[seat] ? <strong>+{frame.credits[seat]}</strong> : null}
      <span className="xb-count__measure">{measureWords(say, frame, seat)}</span>
    </>
  );
  return (
    <div className={`xb-count__papers xb-count__papers--${frame.step}`}>
      <div
        className="xb-count__large"
        style={{ '--rows': Math.ceil(papers.length / 2) } as CSSProperties}
      >
        {papers.map((paper, seat) => (
          <div
            key={seat}
            className={
              seat === large ? 'xb-count__paper' : 'xb-count__paper xb-count__paper--aside'
            }
          >
            <CountedPaper paper={paper} owner={seats[seat]} lit={frame.lit[seat] as Lit} />
            <p className="xb-count__caption" aria-hidden="true">
              {words(seat)}
            </p>
            {onLook && (
              <button type="button" className="xb-count__look" onClick={() => onLook(seat)}>
                <span className="unseen">{paperOf(say, seats[seat])}</span>
              </button>
            )}
          </div>
        ))}
      </div>
      <ul className="xb-count__seats" aria-label={say('extrablatt.board.papers')}>
        {papers.map((paper, seat) => (
          <li key={seat}>
            <button
              type="button"
              className={seat === large ? 'xb-count__seat xb-count__seat--large' : 'xb-count__seat'}
              aria-pressed={seat === picked}
              onClick={() => setPicked(seat === picked ? null : seat)}
            >
              <MiniPaper paper={paper} lit={frame.lit[seat] as Lit} />
              {words(seat)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whose paper a bonus is best seen in: the highest earner's, or whoever loses most. */
function focusOf({ credits, lit, step, totals }: Frame): Seat {
  const touched = lit.map(({ articles }) => articles.length);
  const weights = step === 'total' ? totals : credits.some(Boolean) ? credits : touched;
  return weights.indexOf(Math.max(...weights));
}
