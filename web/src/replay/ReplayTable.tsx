import { isJudged, nameOf } from '@late/games';
import { ownFrom, type Viewer } from '@late/kernel';
import { isCoached } from '@late/table';
import { Button, readersSeat } from '@late/ui';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { FrontPageButton } from '../endings/FrontPageButton.tsx';
import { useFace } from '../games/GameProvider.tsx';
import { wordsNote } from '../games/words-note.ts';
import { saveFile } from '../records/save-file.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import { adviceFor } from '../table/advice-for.ts';
import type { RecordKind } from '../table-client/table-client.ts';
import { firstSeat } from './first-seat.ts';
import { labelsOf } from './labels-of.ts';
import type { Recorded } from './load-replay.ts';
import { PlayOn } from './PlayOn.tsx';
import { tellFrame } from './tell-frame.ts';

/** Where one can go from here. */
interface Links {
  readonly back: string;
  readonly fair: string;
  readonly luck: string;
  readonly review: string;
}

/** A game step by step: slider, buttons and keys, with the same board that it was played on. */
export function ReplayTable(props: Recorded & Links & { kind: RecordKind; id: string }) {
  const { record, frames, kind, id, back, fair, luck, review } = props;
  const say = useSay();
  const face = useFace();
  const [step, setStep] = useState(frames.length - 1);
  const last = frames.length - 1;
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  const seats = useMemo(() => labelsOf(record, say), [record, say]);
  const frame = frames[step];
  const at = frame?.entry.at ?? 0;
  // The clock stands where it stood then.
  const now = useCallback(() => at, [at]);
  if (!frame) return null;
  const keys = (event: KeyboardEvent) => {
    const jump = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
    if (jump === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(jump);
  };
  const viewer: Viewer = seats.length === 1 ? 0 : 'audience';
  const isOver = face.game.result(frames[last]?.state) !== null;
  const isReviewed = isOver && isJudged(record.game, record.options);
  const canPlayOn = isOver && Boolean(face.game.redraw) && !face.game.result(frame.state);
  const text = tellFrame(face, say, frames, step, seats);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons below
    <div className="table" onKeyDown={keys}>
      <PageHead
        title={say('replay.title', { game: nameOf(record.game) })}
        note={wordsNote(say, record.game, record.options)}
        back={back}
      >
        <Button
          look="quiet"
          icon="save"
          iconOnly="narrow"
          onClick={() => saveFile(face.game, record)}
        >
          {say('table.export')}
        </Button>
      </PageHead>
      <main className="table__main">
        <face.Board
          view={face.game.view(frame.state, viewer)}
          seats={seats}
          acting={[]}
          draft={null}
          onDraft={() => {}}
          onMove={() => {}}
          busy={false}
          refusal={null}
          onRule={() => {}}
          now={now}
          opened={record.opened}
          {...adviceFor(face)}
          epilogue={
            <section className="replay" aria-label={say('replay.controls')}>
              <p className="replay__text" role="status">
                {text}
              </p>
              <label className="replay__slider">
                <span>{say('replay.step', { step, last })}</span>
                <input
                  type="range"
                  min={0}
                  max={last}
                  value={step}
                  aria-valuetext={`${say('replay.step', { step, last })}. ${text}`}
                  onChange={({ target }) => go(Number(target.value))}
                />
              </label>
              <div className="replay__buttons">
                <Button icon="first" iconOnly aria-disabled={step === 0} onClick={() => go(0)}>
                  {say('replay.first')}
                </Button>
                <Button
                  icon="back"
                  iconOnly
                  aria-disabled={step === 0}
                  onClick={() => go(step - 1)}
                >
                  {say('replay.back')}
                </Button>
                <Button
                  icon="next"
                  iconOnly
                  aria-disabled={step === last}
                  onClick={() => go(step + 1)}
                >
                  {say('replay.next')}
                </Button>
                <Button icon="last" iconOnly aria-disabled={step === last} onClick={() => go(last)}>
                  {say('replay.last')}
                </Button>
              </div>
              {ownFrom(record.log) > 0 && <p className="replay__mark">{say('replay.redraw')}</p>}
              {isCoached(record.log) && <p className="replay__mark">{say('result.coached')}</p>}
              {isOver && step === last && (
                <FrontPageButton kind={kind} id={id} game={face.id} seats={seats} />
              )}
              {canPlayOn && (
                <PlayOn record={record} step={step} seat={firstSeat(record, readersSeat(seats))} />
              )}
              {isOver && !isReviewed && <p className="replay__mark">{say('table.no-coach')}</p>}
              {isReviewed && (
                <Link href={review} className="button">
                  {say('table.review')}
                </Link>
              )}
              {record.seed !== null && record.fairness === 2 && (
                <Link href={luck} className="button">
                  {say('luck.title')}
                </Link>
              )}
              {record.seed !== null && (
                <Link href={fair} className="replay__fair">
                  {say('fair-page.check')}
                </Link>
              )}
            </section>
          }
        />
      </main>
    </div>
  );
}
