import { WordReading } from './WordReading.tsx';
import { useWordsLanguage } from './words-language.ts';

/**
 * Words on a board that somebody tapped, each with what it is a form of. It lies over the board's corner and
 * lets taps through, so that nothing moves and nothing is out of reach.
 */
export function TappedWords({ words }: { readonly words: readonly string[] }) {
  const language = useWordsLanguage();
  if (words.length === 0) return null;
  return (
    <div className="tapped-words" role="status">
      {words.map((word) => (
        <div key={word}>
          <strong lang={language}>{word.toLocaleUpperCase(language)}</strong>
          <WordReading word={word} />
        </div>
      ))}
    </div>
  );
}
