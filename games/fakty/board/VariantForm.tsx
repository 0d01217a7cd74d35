import { Choice, LANGUAGE_NAMES, type Language, type OptionsFormProps } from '@late/ui';
import { languageOf, NEWEST_DECKS, type Options, VARIANTS } from '../rules/index.ts';
import { useSay } from './use-say.ts';

const OWN = 'own';

/** Rival papers or one front page, and with which tiles. */
export default function VariantForm({ options, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const { deck } = options;
  const own = typeof deck === 'string' ? null : deck;
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
        value={typeof deck === 'string' ? deck : OWN}
        onChange={(chosen) => onChange({ ...options, deck: chosen === OWN ? deck : chosen })}
        alternatives={[
          ...NEWEST_DECKS.map((value) => ({
            value,
            label: LANGUAGE_NAMES[languageOf(value) as Language],
          })),
          ...(own
            ? [{ value: OWN, label: own.name, hint: say('fakty.options.own-deck') } as const]
            : []),
        ]}
      />
    </>
  );
}
