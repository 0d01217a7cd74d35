import { type Analysis, checkMove, type GameRecord, parse, type Refusal } from '@late/kernel';
import { Button, type SeatLabel, sayLine } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import type { Recorded } from '../replay/load-replay.ts';
import { askAboutDecision } from './ask-coach.ts';
import type { Begun } from './messages.ts';
import { ONLY_SHOWN } from './review-board.ts';
import type { Decided } from './review-state.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly tasks: readonly Decided[];
  readonly begun: Begun;
  readonly record: GameRecord;
  readonly frames: Recorded['frames'];
  readonly seats: readonly SeatLabel[];
  readonly onSummary: () => void;
  /** What is asked, and what the way out is called; by default as in a review. */
  readonly find?: string;
  readonly leave?: string;
  /** Told whenever somebody has tried a task, and whether that solved it; giving up does not. */
  readonly onTried?: (isSolved: boolean) => void;
}

/** What became of a task so far. */
interface Tried {
  readonly move: unknown;
  readonly said: 'asked' | 'unjudged' | 'shown' | Analysis<unknown>;
}

/** Somebody's errors one after another as tasks: the board is played on as it was then. */
export function Learn(props: Props) {
  const { tasks, begun, record, frames, seats, onSummary, onTried } = props;
  const say = useSay();
  const find = props.find ?? say('review.find');
  const leave = props.leave ?? say('review.summary');
  const face = useFace();
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState<Tried | null>(null);
  const [draft, setDraft] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const stage = `${at} ${tried === null ? 'asked' : 'answered'}`;
  // What was pressed last is gone with the board that it lay on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something else to read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [stage]);
  const task = tasks[at];
  if (!task) return null;
  const { place, view, analysis } = task;
  const begin = (next: number) => {
    setAt(next);
    setTried(null);
    setDraft(null);
    setRefusal(null);
  };
  const tryMove = async (move: unknown) => {
    const why = whyNot(move);
    setRefusal(why);
    if (why) return;
    setTried({ move, said: 'asked' });
    const { game, options } = record;
    const said = await askAboutDecision({ game, options, view, move });
    if (said) onTried?.(said.analysis.grade === 'best');
    setTried((now) => (now?.move === move ? { move, said: said?.analysis ?? 'unjudged' } : now));
  };
  const giveUp = () => {
    onTried?.(false);
    setTried({ move: null, said: 'shown' });
  };
  const whyNot = (move: unknown): Refusal | null => {
    const before = frames.findLast(({ entry }) => entry.seq < place.step);
    const parsed = parse(face.game.move, move);
    if (!before || !parsed.ok) return null;
    return checkMove(face.game, before.state, place.seat, parsed.value);
  };
  const said = tried?.said;
  const judged = typeof said === 'object' ? said : null;
  const isSolved = judged !== null && judged.grade === 'best';
  const isOver = isSolved || said === 'shown';
  const isLast = at === tasks.length - 1;
  const best = analysis.found[0];
  const shown = said === 'shown' ? best?.move : tried?.move;
  const reasons = said === 'shown' ? (best?.reasons ?? []) : [];
  const told = () => {
    if (said === 'asked') return say('review.asked');
    if (said === 'unjudged') return say('review.unjudged');
    if (isSolved) return say('review.solved');
    if (judged) return say(`review.gave-away.${begun.unit}`, { count: Math.round(judged.error) });
    return '';
  };
  const panel = (
    <section className="review__decision" aria-label={say('review.learn')}>
      <div className="review__verdict" role="status">
        <p className="review__at" ref={heading} tabIndex={-1}>
          {say('review.task', { at: at + 1, all: tasks.length })}
        </p>
        <p className={isSolved ? 'grade grade--best' : undefined}>{told()}</p>
        {reasons.map((line, index) => (
          <p key={index} className="review__reason">
            {sayLine(say, line)}
          </p>
        ))}
        {isOver && isLast && <p className="review__note">{say('review.learned')}</p>}
      </div>
      <div className="review__actions">
        {tried && said !== 'asked' && !isOver && (
          <Button look="main" icon="again" onClick={() => setTried(null)}>
            {say('review.retry')}
          </Button>
        )}
        {!isOver && (
          <Button icon="hint" onClick={giveUp}>
            {say('review.show')}
          </Button>
        )}
        {!isLast && (
          <Button
            icon="next"
            {...(isOver ? { look: 'main' as const } : {})}
            onClick={() => begin(at + 1)}
          >
            {say('review.next-task')}
          </Button>
        )}
        <Button onClick={onSummary}>{leave}</Button>
      </div>
    </section>
  );
  return (
    <div className="table__main">
      {tried === null && (
        <section className="review__task" aria-label={say('review.learn')}>
          <div role="status">
            <p className="review__at" ref={heading} tabIndex={-1}>
              {say('review.task', { at: at + 1, all: tasks.length })}
            </p>
            <p>{find}</p>
          </div>
          <div>
            <Button look="quiet" icon="hint" iconOnly="narrow" onClick={giveUp}>
              {say('review.show')}
            </Button>
            <Button look="quiet" icon="close" iconOnly="narrow" onClick={onSummary}>
              {leave}
            </Button>
          </div>
        </section>
      )}
      <face.Board
        {...ONLY_SHOWN}
        key={place.step}
        view={view}
        seats={seats}
        acting={tried ? [] : [place.seat]}
        draft={draft}
        onDraft={setDraft}
        onMove={(_, move) => tryMove(move)}
        refusal={refusal}
        now={() => record.opened}
        opened={record.opened}
        ghost={tried && shown ? { seat: place.seat, move: shown, as: 'better' } : null}
        epilogue={tried === null ? null : panel}
      />
    </div>
  );
}
