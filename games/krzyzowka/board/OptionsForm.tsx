import { type OptionsFormProps, sayLine } from '@late/ui';
import { listLabel, OPTION_LABELS } from '../locales/labels.ts';
import type { Options } from '../rules/index.ts';
import { RoundsForm } from './RoundsForm.tsx';
import { TurnsForm } from './TurnsForm.tsx';
import { useSay } from './use-say.ts';

/** What a wrong word costs, how long the rounds are and how many, and which words count. */
export default function OptionsForm(props: OptionsFormProps<Options>) {
  const { options, seats, onChange } = props;
  const say = useSay();
  const tick = (
    name: 'properNouns' | 'parts' | 'family' | 'tableWords',
    checked: boolean,
    changed: (on: boolean) => Partial<Options>,
  ) => (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange({ ...options, ...changed(target.checked) })}
      />
      {sayLine(say, OPTION_LABELS[name])}
    </label>
  );
  return (
    <>
      {options.game === 1 ? <TurnsForm {...props} /> : <RoundsForm {...props} />}
      {tick('properNouns', options.properNouns, (properNouns) => ({ properNouns }))}
      {tick('parts', options.parts === 'all', (all) => ({ parts: all ? 'all' : 'rulebook' }))}
      {tick('family', options.family, (family) => ({ family }))}
      {/* Alone there is nobody to vote. */}
      {options.game === 1 &&
        seats.length > 1 &&
        tick('tableWords', options.tableWords, (tableWords) => ({ tableWords }))}
      <p className="kz-list">{sayLine(say, listLabel(options.list))}</p>
    </>
  );
}
