import { Choice, type OptionsFormProps } from '@late/ui';
import { verdictHint, verdictName, WORDS_TITLE } from '../locales/option-names.ts';
import { type Options, VERDICTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Who decides what a word is. */
export default function OptionsForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  return (
    <>
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
      <p className="slowka__list">{say('slowka.board.list', { list: options.list })}</p>
    </>
  );
}
