import { Choice, type OptionsFormProps, sayLine } from '@late/ui';
import {
  type ChoiceLabel,
  listLabel,
  minutesLabel,
  OPTION_LABELS,
  verdictLabel,
} from '../locales/labels.ts';
import { MINUTES, type Options, VERDICTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** How words are judged, how long a round lasts, and whether names count. */
export default function OptionsForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const labelled = ({ name, hint }: ChoiceLabel) => ({
    label: sayLine(say, name),
    hint: hint && sayLine(say, hint),
  });
  return (
    <>
      {options.game === 1 ? (
        <Choice
          legend={sayLine(say, OPTION_LABELS.words)}
          value={options.words}
          onChange={(words) => onChange({ ...options, words })}
          alternatives={VERDICTS.map((value) => ({ value, ...labelled(verdictLabel(value)) }))}
        />
      ) : (
        <Choice
          legend={sayLine(say, OPTION_LABELS.minutes)}
          value={String(options.minutes)}
          onChange={(value) => {
            const minutes = MINUTES.find((one) => String(one) === value) ?? 'off';
            onChange({ ...options, minutes });
          }}
          alternatives={MINUTES.map((value) => ({
            value: String(value),
            ...labelled(minutesLabel(value)),
          }))}
        />
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={options.properNouns}
          onChange={({ target }) => onChange({ ...options, properNouns: target.checked })}
        />
        {sayLine(say, OPTION_LABELS.properNouns)}
      </label>
      <p className="kz-list">{sayLine(say, listLabel(options.list))}</p>
    </>
  );
}
