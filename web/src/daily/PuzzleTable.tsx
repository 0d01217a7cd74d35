import '../review/review.css';
import { nameOf } from '@late/games';
import type { Analysis, Day } from '@late/kernel';
import { useLanguage } from '@late/ui';
import { useEffect, useMemo, useState } from 'react';
import { labelsOf } from '../replay/labels-of.ts';
import { askAboutDecision } from '../review/ask-coach.ts';
import { Learn } from '../review/Learn.tsx';
import type { Begun } from '../review/messages.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { keepTry, readTry } from '../store/daily-results.ts';
import type { SetPuzzle } from './load-puzzle.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly set: SetPuzzle;
  readonly day: Day;
  readonly at: number;
  readonly onLeave: () => void;
}

/** The position on its board: a move is tried, and the coach says what it thinks. */
export function PuzzleTable({ set, day, at, onLeave }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { record, frames, puzzle, view } = set;
  const seats = useMemo(() => labelsOf(record, say), [record, say]);
  const { analysis, unit } = useBest(set);
  const last = frames.at(-1)?.entry.seq ?? 0;
  const place = {
    seat: puzzle.seat,
    step: last + 1,
    kind: 'decision',
    isStandIn: false,
    canTry: true,
  } as const;
  const begun: Begun = { unit, counts: 'score', remark: null, places: [place] };
  const keep = (isSolved: boolean) => keepFirst(day, at, language, isSolved);
  const title = `${say('puzzle.title')}: ${nameOf(record.game)}`;
  return (
    <div className="table review-table">
      <PageHead title={title} note={say(`puzzle.grade.${puzzle.grade}`)} back={`/daily/${day}`} />
      <main className="review__stage">
        <Learn
          tasks={[{ place, analysis, isFinal: true, view }]}
          begun={begun}
          record={record}
          frames={frames}
          seats={seats}
          onSummary={onLeave}
          find={say('puzzle.find')}
          leave={say('daily.back')}
          onTried={keep}
        />
      </main>
    </div>
  );
}

/** The best move, as the pool has it; its reasons come when the coach has looked at it here. */
function useBest({
  record,
  view,
  best,
}: SetPuzzle): Pick<Begun, 'unit'> & { analysis: Analysis<unknown> } {
  const [known, setKnown] = useState<{ unit: Begun['unit']; analysis: Analysis<unknown> }>({
    unit: record.game === 'extrablatt' ? 'copies' : 'points',
    analysis: analysisOf(best),
  });
  useEffect(() => {
    let here = true;
    const { game, options } = record;
    askAboutDecision({ game, options, view, move: best }).then((advice) => {
      if (here && advice?.analysis.made) {
        const { analysis, unit } = advice;
        setKnown({ unit, analysis: { ...analysis, found: analysis.found.slice(0, 1) } });
      }
    });
    return () => {
      here = false;
    };
  }, [record, view, best]);
  return known;
}

function analysisOf(best: unknown): Analysis<unknown> {
  return {
    isForced: false,
    made: null,
    found: [{ move: best, worth: 0, se: 0, reasons: [] }],
    error: 0,
    se: 0,
    grade: null,
    accuracy: null,
  };
}

/** Only the first answer counts; whoever has seen the best move may look at it as often as they like. */
async function keepFirst(day: Day, at: number, edition: string, isSolved: boolean): Promise<void> {
  const task = `puzzle-${at + 1}`;
  try {
    if (await readTry(day, task, edition)) return;
    const result = { score: isSolved ? 1 : 0, won: isSolved, at: Date.now() };
    await keepTry({ day, task, edition, table: '', result });
  } catch {
    // Without a place to keep things the puzzle is still a puzzle.
  }
}
