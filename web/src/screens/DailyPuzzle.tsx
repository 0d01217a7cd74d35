import type { GameId } from '@late/games';
import { type Day, isDay } from '@late/kernel';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { puzzleAt, type SetPuzzle, setPuzzle } from '../daily/load-puzzle.ts';
import { PuzzleTable } from '../daily/PuzzleTable.tsx';
import { useSay } from '../daily/use-say.ts';
import { GameProvider } from '../games/GameProvider.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import Missing from './Missing.tsx';

const TEXTS = import.meta.glob<Messages>(['../daily/locales/*.json', '../review/locales/*.json'], {
  import: 'default',
});

interface Loaded {
  readonly messages: Messages;
  readonly set: SetPuzzle | null;
}

/** One of a day's three puzzles, on the real board. */
export default function DailyPuzzle({ day, number }: { day: string; number: string }) {
  const language = useLanguage();
  const [, goTo] = useLocation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const at = Number(number) - 1;
  useEffect(() => {
    let here = true;
    const load = async (): Promise<Loaded> => {
      const texts = ['daily', 'review'].map((home) =>
        TEXTS[`../${home}/locales/${language}.json`]?.(),
      );
      const messages = Object.assign({}, ...(await Promise.all(texts)));
      const chosen = isDay(day) ? await puzzleAt(day, at, language) : null;
      return { messages, set: chosen && (await setPuzzle(chosen.game, chosen.puzzle)) };
    };
    load().then((found) => here && setLoaded(found), setError);
    return () => {
      here = false;
    };
  }, [day, at, language]);
  if (error) throw error;
  if (!isDay(day)) return <Missing />;
  if (!loaded) return <PageFrame />;
  const { messages, set } = loaded;
  const texts = (content: React.ReactNode) => (
    <TextProvider language={language} messages={messages}>
      {content}
    </TextProvider>
  );
  if (!set) return texts(<NoPuzzle day={day} />);
  return (
    <GameProvider id={set.record.game as GameId}>
      {texts(<PuzzleTable set={set} day={day} at={at} onLeave={() => goTo(`/daily/${day}`)} />)}
    </GameProvider>
  );
}

function NoPuzzle({ day }: { day: Day }) {
  const say = useSay();
  return (
    <>
      <PageHead title={say('puzzle.title')} back={`/daily/${day}`} />
      <main className="page">
        <Notice title={say('puzzle.none')}>
          <p>{say('puzzle.none-text')}</p>
        </Notice>
      </main>
    </>
  );
}
