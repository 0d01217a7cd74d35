import { dayOf, isDay } from '@late/kernel';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { DailyPage } from '../daily/DailyPage.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import Missing from './Missing.tsx';

const TEXTS = import.meta.glob<Messages>('../daily/locales/*.json', { import: 'default' });

/** The Daily Edition of a day; today's if none is named. */
export default function Daily({ day }: { day?: string | undefined }) {
  const language = useLanguage();
  const [messages, setMessages] = useState<Messages | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    TEXTS[`../daily/locales/${language}.json`]?.().then(
      (loaded) => here && setMessages(loaded),
      setError,
    );
    return () => {
      here = false;
    };
  }, [language]);
  if (error) throw error;
  if (day !== undefined && !isDay(day)) return <Missing />;
  if (messages === null) return <PageFrame />;
  return (
    <TextProvider language={language} messages={messages}>
      <DailyPage day={day ?? dayOf(Date.now())} />
    </TextProvider>
  );
}
