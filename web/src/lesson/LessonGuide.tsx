import { Button, sayLine } from '@late/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../shell/use-say.ts';
import type { LessonActions, LessonNote } from '../table-client/lesson.ts';
import './lesson.css';
import type { Box } from './place-note.ts';
import { marked, usePlaced } from './use-placed.ts';

interface Props {
  /** Null while a rival is at it. */
  readonly note: LessonNote | null;
  readonly actions: LessonActions;
}

/** What a lesson says, beside what it is about. It never takes the focus by itself, and is read out politely. */
export function LessonGuide({ note, actions }: Props) {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const shown = usePlaced(box, note);
  const isTurned = useRef(false);
  const isLast = note !== null && note.step === note.of;
  // In large type it stands in the page, which may have been scrolled past it.
  const step = note?.step;
  useEffect(() => {
    if (step !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  // Whoever has turned the page goes on where something is to be done.
  useEffect(() => {
    if (!isTurned.current || !note?.asks) return;
    isTurned.current = false;
    if (box.current?.contains(document.activeElement) || document.activeElement === document.body) {
      focusIn(marked(note.at));
    }
  }, [note]);
  const leave = (end: () => void) => () => {
    focusIn(document.querySelector('.table__main'));
    end();
  };
  const place = shown
    ? { left: shown.note.left, top: shown.note.top }
    : { left: 6, top: 6, visibility: 'hidden' as const };
  return (
    <>
      {shown && <span className="lesson-ring" style={ringStyle(shown.ring)} aria-hidden="true" />}
      <aside
        ref={box}
        className={`lesson lesson--${shown?.note.beak ?? 'none'}`}
        aria-label={say('lesson.title')}
        style={place}
      >
        <div className="lesson__words" role="status" aria-atomic="true">
          {note && (
            <>
              <span className="lesson__step">
                <span aria-hidden="true">
                  {note.step}/{note.of}
                </span>
                <span className="unseen">
                  {say('lesson.step', { step: note.step, of: note.of })}
                </span>
              </span>{' '}
              {sayLine(say, note.says)}
            </>
          )}
        </div>
        {note && (
          <div className="lesson__buttons">
            {!isLast && (
              <Button look="quiet" onClick={leave(actions.skip)}>
                {say('lesson.skip')}
              </Button>
            )}
            {note.asks ? (
              <Button look="quiet" onClick={actions.showMe}>
                {say('lesson.show-me')}
              </Button>
            ) : (
              <Button
                look="main"
                onClick={() => {
                  if (isLast) return leave(actions.next)();
                  isTurned.current = true;
                  actions.next();
                }}
              >
                {say(isLast ? 'lesson.play-on' : 'lesson.next')}
              </Button>
            )}
          </div>
        )}
      </aside>
    </>
  );
}

const FOCUSABLE =
  'button:not([tabindex="-1"]), input, select, a[href], [tabindex="0"]:not(.scroll-area)';

function focusIn(place: HTMLElement | null): void {
  const found = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
  found?.focus({ preventScroll: true });
}

function ringStyle({ left, top, right, bottom }: Box) {
  return { left, top, width: right - left, height: bottom - top };
}
