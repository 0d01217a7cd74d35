import { Choice, type OptionsFormProps } from '@late/ui';
import { verdictHint, verdictName, WORDS_TITLE } from '../locales/option-names.ts';
import { type Options, VERDICTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Who decides what a word is. Alone, only the dictionary is there to do so. */
export default function VariantForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  if (seats.length === 1) return null;
  return (
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
  );
}
