import { Choice, type OptionsFormProps, WordsLanguageChoice } from '@late/ui';
import { verdictHint, verdictName, WORDS_TITLE } from '../locales/option-names.ts';
import { editionOf, inEdition, type Options, TOKEN_EDITIONS, VERDICTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** In which language words are, and who decides what a word is. Alone, only the dictionary is there to do so. */
export default function VariantForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  return (
    <>
      <WordsLanguageChoice
        value={editionOf(options)}
        offered={TOKEN_EDITIONS}
        onChange={(edition) => onChange(inEdition(options, edition))}
      />
      {seats.length > 1 && (
        <Choice
          legend={say(WORDS_TITLE)}
          value={options.words}
          onChange={(words) => onChange({ ...options, words })}
          alternatives={VERDICTS.map((words) => ({
            value: words,
            label: say(verdictName(words)),
            hint: say(verdictHint(words)),
          }))}
        />
      )}
    </>
  );
}
