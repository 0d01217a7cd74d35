import { Choice, type OptionsFormProps, sayLine } from '@late/ui';
import { OPTION_LABELS, triesLabel, wrongChallengeLabel } from '../locales/labels.ts';
import { type Options, TRIES, WRONG_CHALLENGES } from '../rules/index.ts';
import { useLabelled } from './use-labelled.ts';
import { useSay } from './use-say.ts';

/** Game 1: what a word that is none costs, or a doubt about one that is. */
export function TurnsForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const labelled = useLabelled();
  // Alone there is nobody to doubt.
  if (options.words === 'checked' || seats.length === 1) {
    return (
      <Choice
        legend={sayLine(say, OPTION_LABELS.tries)}
        value={String(options.tries)}
        onChange={(value) => {
          const tries = TRIES.find((one) => String(one) === value) ?? 3;
          onChange({ ...options, tries });
        }}
        alternatives={TRIES.map((value) => ({
          value: String(value),
          ...labelled(triesLabel(value)),
        }))}
      />
    );
  }
  return (
    <Choice
      legend={sayLine(say, OPTION_LABELS.wrongChallenge)}
      value={options.wrongChallenge}
      onChange={(wrongChallenge) => onChange({ ...options, wrongChallenge })}
      alternatives={WRONG_CHALLENGES.map((value) => ({
        value,
        ...labelled(wrongChallengeLabel(value)),
      }))}
    />
  );
}
