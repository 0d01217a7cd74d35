import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, type Messages, type Say, speaker } from './text/index.ts';

interface Text {
  readonly language: Language;
  readonly messages: Messages;
  readonly say: Say;
}

const TextContext = createContext<Text>({ language: 'en', messages: {}, say: (key) => key });

/** Lets everything inside speak `language`; messages of an outer provider stay known. */
export function TextProvider(props: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const outer = useContext(TextContext);
  const { language, messages: own, children } = props;
  const text = useMemo(() => {
    const messages = { ...outer.messages, ...own };
    return { language, messages, say: speaker(language, messages) };
  }, [language, own, outer.messages]);
  return <TextContext value={text}>{children}</TextContext>;
}

export function useSay(): Say {
  return useContext(TextContext).say;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}
