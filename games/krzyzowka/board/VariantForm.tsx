import { Choice, type OptionsFormProps, sayLine, WordsLanguageChoice } from '@late/ui';
import { gameLabel, OPTION_LABELS, verdictLabel } from '../locales/labels.ts';
import {
  editionOf,
  GAMES,
  inEdition,
  type Options,
  TILE_EDITIONS,
  usualRounds,
  VERDICTS,
} from '../rules/index.ts';
import { useLabelled } from './use-labelled.ts';
import { useSay } from './use-say.ts';

/** Which of the three games, in which language; and in the first, whether words are checked or challenged. */
export default function VariantForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const labelled = useLabelled();
  const choose = (value: string) => {
    const game = GAMES.find((one) => String(one) === value) ?? 1;
    // Time and rounds have other usual values in each game.
    onChange({ ...options, game, ...usualRounds(game) });
  };
  return (
    <>
      <Choice
        legend={sayLine(say, OPTION_LABELS.game)}
        value={String(options.game)}
        onChange={choose}
        alternatives={GAMES.map((game) => {
          const { label, hint } = labelled(gameLabel(game));
          return { value: String(game), label: `${game}. ${label}`, hint };
        })}
      />
      <WordsLanguageChoice
        value={editionOf(options)}
        offered={TILE_EDITIONS}
        onChange={(edition) => onChange(inEdition(options, edition))}
      />
      {options.game === 1 && seats.length > 1 && (
        <Choice
          legend={sayLine(say, OPTION_LABELS.words)}
          value={options.words}
          onChange={(words) => onChange({ ...options, words })}
          alternatives={VERDICTS.map((value) => ({ value, ...labelled(verdictLabel(value)) }))}
        />
      )}
    </>
  );
}
