import { Choice, type OptionsFormProps, sayLine } from '@late/ui';
import { minutesLabel, OPTION_LABELS } from '../locales/labels.ts';
import { alone, MINUTES, type Options, ROUNDS } from '../rules/index.ts';
import { useLabelled } from './use-labelled.ts';
import { useSay } from './use-say.ts';

/** Games 2 and 3: how long a round lasts, and how many there are. */
export function RoundsForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const labelled = useLabelled();
  const { game, roundCount } = options;
  if (game === 1) return null;
  const isAlone = seats.length === 1;
  const { minutes } = isAlone ? alone(options) : options;
  return (
    <>
      <Choice
        legend={sayLine(say, OPTION_LABELS.minutes)}
        value={String(minutes)}
        onChange={(value) => {
          const chosen = MINUTES.find((one) => String(one) === value) ?? 'off';
          onChange({ ...options, minutes: chosen });
        }}
        // Alone one plays against the clock.
        alternatives={MINUTES.filter((value) => !isAlone || value !== 'off').map((value) => ({
          value: String(value),
          ...labelled(minutesLabel(value)),
        }))}
      />
      <Choice
        legend={sayLine(say, OPTION_LABELS.roundCount)}
        value={String(roundCount)}
        onChange={(value) => onChange({ ...options, roundCount: Number(value) })}
        alternatives={Array.from({ length: ROUNDS[game].most }, (_, index) => ({
          value: String(index + 1),
          label: index + 1,
        }))}
      />
    </>
  );
}
