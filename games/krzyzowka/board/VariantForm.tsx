import { Choice, type OptionsFormProps, sayLine } from '@late/ui';
import { gameLabel, OPTION_LABELS } from '../locales/labels.ts';
import { GAMES, type Options } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Which of the three games. */
export default function VariantForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const choose = (value: string) => {
    const game = GAMES.find((one) => String(one) === value) ?? 1;
    // Time has another usual value in each game.
    onChange({ ...options, game, minutes: game === 2 ? 5 : 'off' });
  };
  return (
    <Choice
      legend={sayLine(say, OPTION_LABELS.game)}
      value={String(options.game)}
      onChange={choose}
      alternatives={GAMES.map((game) => {
        const { name, hint } = gameLabel(game);
        return {
          value: String(game),
          label: `${game}. ${sayLine(say, name)}`,
          hint: hint && sayLine(say, hint),
        };
      })}
    />
  );
}
