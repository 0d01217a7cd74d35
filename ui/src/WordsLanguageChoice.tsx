import { Choice } from './Choice.tsx';
import { useSay } from './TextContext.tsx';
import { LANGUAGE_NAMES, type Language } from './text/index.ts';

interface Props<Offered extends Language> {
  readonly value: Offered;
  readonly offered: readonly Offered[];
  readonly onChange: (language: Offered) => void;
}

/** In which language a table plays with words: each by its own name, so that everybody finds theirs. */
export function WordsLanguageChoice<Offered extends Language>(props: Props<Offered>) {
  const say = useSay();
  const { value, offered, onChange } = props;
  return (
    <Choice
      legend={say('words.language')}
      value={value}
      onChange={onChange}
      alternatives={offered.map((language) => ({
        value: language,
        label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
      }))}
    />
  );
}
