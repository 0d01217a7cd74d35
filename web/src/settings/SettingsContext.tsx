import { type Messages, ReadingsProvider, TextProvider } from '@late/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { askReadings } from '../lexicon/ask-readings.ts';
import { loadMessages } from './load-messages.ts';
import { wearLook } from './look.ts';
import { type Settings, writeSettings } from './settings.ts';

interface Access {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
}

const SettingsContext = createContext<Access | null>(null);

/** Settings for everything inside, and the shell's texts in the chosen language. */
export function SettingsProvider(props: {
  settings: Settings;
  messages: Messages;
  children: ReactNode;
}) {
  const [settings, setSettings] = useState(props.settings);
  const [text, setText] = useState({
    language: props.settings.language,
    messages: props.messages,
  });
  useEffect(() => {
    wearLook(settings);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => wearLook(settings);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [settings]);
  const access = useMemo(
    () => ({
      settings,
      change(changes: Partial<Settings>) {
        const next = { ...settings, ...changes };
        writeSettings(next);
        setSettings(next);
        // The page keeps speaking the old language until the new one has arrived.
        if (next.language !== settings.language) {
          loadMessages(next.language).then((messages) =>
            setText({ language: next.language, messages }),
          );
        }
      },
    }),
    [settings],
  );
  return (
    <SettingsContext value={access}>
      <TextProvider language={text.language} messages={text.messages}>
        <ReadingsProvider value={askReadings}>{props.children}</ReadingsProvider>
      </TextProvider>
    </SettingsContext>
  );
}

export function useSettings(): Access {
  const access = useContext(SettingsContext);
  if (!access) throw new Error('outside of SettingsProvider');
  return access;
}
