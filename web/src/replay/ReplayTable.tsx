import { nameOf } from '@late/games';
import type { GameRecord, Viewer } from '@late/kernel';
import { Button, type SeatLabel } from '@late/ui';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { saveFile } from '../records/save-file.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { inReadersWords, isUnnamed } from '../shell/unnamed.ts';
import { type Say, useSay } from '../shell/use-say.ts';
import { adviceFor } from '../table/advice-for.ts';
import type { Recorded } from './load-replay.ts';
import { tellFrame } from './tell-frame.ts';

/** A game step by step: slider, buttons and keys, with the same board that it was played on. */
export function ReplayTable(props: Recorded & { back: string; fair: string }) {
  const { record, frames, back, fair } = props;
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
  const text = tellFrame(face, say, frames, step, seats);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons below
    <div className="table" onKeyDown={keys}>
      <PageHead title={say('replay.title', { game: nameOf(record.game) })} back={back}>
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

/** A record does not know its reader; but whoever gave no name was called "you" by it. */
function labelsOf({ sitters }: GameRecord, say: Say): SeatLabel[] {
  const alone = sitters.filter(({ kind }) => kind === 'person').length === 1;
  return sitters.map(({ name, kind }) => ({
    name: inReadersWords(name, say),
    kind,
    standIn: null,
    ...(alone && kind === 'person' && isUnnamed(name) ? { you: true, unnamed: true } : {}),
  }));
}
