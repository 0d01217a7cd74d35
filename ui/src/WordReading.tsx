import { createContext, useContext, useEffect, useState } from 'react';
import { useSay } from './TextContext.tsx';
import type { KitTexts, Language } from './text/index.ts';
import { useWordsLanguage } from './words-language.ts';

type PartKey = Extract<keyof KitTexts, `part.${string}`>;

/** What a word is a form of, and its part of speech by the name of lexicons. */
export interface WordReadingOf {
  readonly base: string;
  readonly part: PartKey extends `part.${infer Part}` ? Part : never;
}

/** Asks what a word of a language is a form of; loads the data when it is first asked. Always the same function. */
export type AskReadings = (word: string, language: Language) => Promise<readonly WordReadingOf[]>;

const ReadingsContext = createContext<AskReadings>(async () => []);

/** Lets everything inside ask. */
export const ReadingsProvider = ReadingsContext.Provider;

/** More would be a page of a dictionary. */
const MOST = 4;

/**
 * What a word is a form of: "łza, noun". Nothing until it is known, and where it is not recorded. Shown only of
 * words that stand: of a word that can still be challenged it would be a free answer of the dictionary.
 */
export function WordReading({ word }: { readonly word: string }) {
  const say = useSay();
  const ask = useContext(ReadingsContext);
  const language = useWordsLanguage();
  const [readings, setReadings] = useState<readonly WordReadingOf[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setReadings([]);
    ask(word, language).then(
      (found) => isCurrent && setReadings(found.slice(0, MOST)),
      // A courtesy: without it the verdict stands as well.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, word, language]);
  if (readings.length === 0) return null;
  const told = readings.map(({ base, part }) =>
    say('words.reading', { base, part: say(`part.${part}`) }),
  );
  return <p className="word-reading">{told.join(' · ')}</p>;
}
