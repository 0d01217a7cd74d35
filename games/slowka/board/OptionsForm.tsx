import { Choice, type OptionsFormProps } from '@late/ui';
import { triesHint, triesName, wrongHint, wrongName } from '../locales/option-names.ts';
import { type Options, TRIES, type Tries, WRONG_CHALLENGES } from '../rules/index.ts';
import { useSay } from './use-say.ts';

const TICKS = [
  ['tableWords', 'slowka.options.table-words'],
  ['family', 'slowka.options.family'],
] as const;

/** What a mistake costs, and which words there are. Who judges them is asked first, in sight. */
export default function OptionsForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  // Alone there is nobody who could vote.
  const ticks = TICKS.filter(([option]) => option === 'family' || seats.length > 1);
  return (
    <>
      {options.words === 'checked' ? (
        <Choice
          legend={say('slowka.options.tries')}
          value={String(options.tries)}
          onChange={(value) => onChange({ ...options, tries: triesOf(value) })}
          alternatives={TRIES.map((tries) => {
            const hint = triesHint(tries);
            return {
              value: String(tries),
              label: say(triesName(tries)),
              ...(hint && { hint: say(hint) }),
            };
          })}
        />
      ) : (
        <Choice
          legend={say('slowka.options.wrong-challenge')}
          value={options.wrongChallenge}
          onChange={(wrongChallenge) => onChange({ ...options, wrongChallenge })}
          alternatives={WRONG_CHALLENGES.map((wrong) => ({
            value: wrong,
            label: say(wrongName(wrong)),
            hint: say(wrongHint(wrong)),
          }))}
        />
      )}
      {ticks.map(([option, label]) => (
        <label key={option} className="tick">
          <input
            type="checkbox"
            checked={options[option]}
            onChange={({ target }) => onChange({ ...options, [option]: target.checked })}
          />
          {say(label)}
        </label>
      ))}
      <p className="slowka__list">{say('slowka.board.list', { list: options.list })}</p>
    </>
  );
}

function triesOf(value: string): Tries {
  return TRIES.find((tries) => String(tries) === value) ?? 3;
}
