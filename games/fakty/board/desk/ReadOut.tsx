import { Button, type SeatLabel, sayShortName, useKept } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import type { View } from '../../rules/index.ts';
import { deckLanguage } from '../deck-of.ts';
import { useSay } from '../use-say.ts';
import { closedTitlesOf } from './closed-titles.ts';
import { type FreshTitle, freshTitles } from './fresh-titles.ts';
import { canSpeak, hush, speak } from './speak.ts';

/** Long enough to be read once; the news goes on telling it. */
const SHOWN_FOR = 4_000;

/** A strip over the players, so that prompt and titles stay in sight; and aloud for whoever wants it. */
export function ReadOut({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const known = useRef<View | null>(null);
  const [read, setRead] = useState<readonly FreshTitle[]>([]);
  const [voice] = useVoice();
  const language = deckLanguage(view);
  useEffect(() => {
    const fresh = freshTitles(known.current ?? view, view);
    known.current = view;
    const texts = closedTitlesOf(view).map(({ text }) => text);
    // What was taken back is not news any more.
    setRead((old) =>
      fresh.length ? fresh : old.every(({ text }) => texts.includes(text)) ? old : [],
    );
    if (voice && canSpeak()) for (const { text } of fresh) speak(text, language);
  }, [view, language, voice]);
  useEffect(() => {
    if (!read.length) return;
    const timer = setTimeout(() => setRead([]), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [read]);
  if (!read.length) return null;
  return (
    <aside className="fk-read-out" aria-label={say('fakty.board.stop-press')}>
      {read.map(({ text, by, points }) => (
        <div key={text} className="fk-read-out__title">
          <p className="fk-read-out__kicker">
            {say('fakty.board.stop-press')} {by !== null && sayShortName(seats[by])}{' '}
            <strong>{say('fakty.board.plus', { count: points })}</strong>
          </p>
          <p className="fk-read-out__headline" lang={language}>
            {text}
          </p>
        </div>
      ))}
      <Button
        look="quiet"
        icon="close"
        iconOnly
        className="fk-read-out__close"
        onClick={() => setRead([])}
      >
        {say('ui.close')}
      </Button>
    </aside>
  );
}

function useVoice() {
  return useKept<boolean>('fakty.voice', false);
}

/** Turns the voice on and off; it is off until somebody asks for it. */
export function VoiceSwitch() {
  const say = useSay();
  const [voice, setVoice] = useVoice();
  if (!canSpeak()) return null;
  return (
    <Button
      look="quiet"
      icon={voice ? 'sound' : 'silence'}
      iconOnly
      aria-pressed={voice}
      onClick={() => {
        if (voice) hush();
        setVoice(!voice);
      }}
    >
      {say('fakty.board.voice')}
    </Button>
  );
}
