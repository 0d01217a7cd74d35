import { Choice, type OptionsFormProps } from '@late/ui';
import { GOALS, type Options } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** How many points win. */
export default function OptionsForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  return (
    <Choice
      legend={say('pig.options.goal')}
      value={String(options.goal)}
      onChange={(chosen) =>
        onChange({ goal: GOALS.find((goal) => String(goal) === chosen) ?? options.goal })
      }
      alternatives={GOALS.map((goal) => ({ value: String(goal), label: goal }))}
    />
  );
}
