import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** By file: `…/de.json`. */
type Files = Readonly<Record<string, () => Promise<Messages>>>;

/** Makes what brings the texts of a part of the shell that the front page does without. */
export function partTexts(files: Files) {
  const inLanguage = (language: string) =>
    Object.entries(files).find(([file]) => file.endsWith(`/${language}.json`))?.[1];
  return function PartTexts(props: { meanwhile?: ReactNode; children: ReactNode }) {
    const language = useLanguage();
    const [messages, setMessages] = useState<Messages | null>(null);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      let here = true;
      inLanguage(language)?.().then((loaded) => here && setMessages(loaded), setError);
      return () => {
        here = false;
      };
    }, [language]);
    if (error) throw error;
    if (!messages) return props.meanwhile;
    return (
      <TextProvider language={language} messages={messages}>
        {props.children}
      </TextProvider>
    );
  };
}
