import type { Texts } from '@late/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type KitTexts,
  type Language,
  type Messages,
  type Say,
  type Speak,
  speaker,
} from './text/index.ts';

interface Text {
  readonly language: Language;
  readonly messages: Messages;
  readonly speak: Speak;
}

const TextContext = createContext<Text>({ language: 'en', messages: {}, speak: (key) => key });

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
    return { language, messages, speak: speaker(language, messages) };
  }, [language, own, outer.messages]);
  return <TextContext value={text}>{children}</TextContext>;
}

/**
 * Makes the hook by which the components of one folder speak: they can say what is among `Known` and
 * nothing else. Whoever shows them provides those messages.
 */
export function sayHook<Known extends Texts>(): () => Say<Known> {
  return () => useContext(TextContext).speak as Say<Known>;
}

/** The hook of the kit itself. */
export const useSay = sayHook<KitTexts>();

export function useLanguage(): Language {
  return useContext(TextContext).language;
}
