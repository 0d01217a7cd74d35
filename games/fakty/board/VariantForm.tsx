import { Choice, LANGUAGE_NAMES, type OptionsFormProps } from '@late/ui';
import { DECK_NAMES, type Options, VARIANTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Rival papers or one front page, and in which language. */
export default function VariantForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  return (
    <>
      <Choice
        legend={say('fakty.options.variant')}
        value={options.variant}
        onChange={(variant) => {
          // Laying at least one is a rule of one variant only.
          const mustLay = variant === 'hot' && options.mustLay;
          onChange({ ...options, variant, mustLay });
        }}
        alternatives={VARIANTS.map((value) => ({
          value,
          label: say(`fakty.options.${value}`),
          hint: say(`fakty.options.${value}-hint`),
        }))}
      />
      <Choice
        legend={say('fakty.options.deck')}
        value={options.deck}
        onChange={(deck) => onChange({ ...options, deck })}
        alternatives={DECK_NAMES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  );
}
