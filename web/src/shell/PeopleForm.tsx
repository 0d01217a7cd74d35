import { Button } from '@late/ui';
import { useSay } from './use-say.ts';

const NAME_LENGTH = 24;

/** Who plays at this device, in the order of play. */
export function PeopleForm(props: {
  names: readonly string[];
  max: number;
  onChange: (names: readonly string[]) => void;
}) {
  const say = useSay();
  const { names, max, onChange } = props;
  return (
    <fieldset className="choice people">
      <legend>{say('new.people')}</legend>
      {names.map((name, seat) => (
        <div key={seat} className="people__row">
          <input
            className="field__input"
            value={name}
            maxLength={NAME_LENGTH}
            aria-label={say('new.name-of', { number: seat + 1 })}
            placeholder={say('new.player', { number: seat + 1 })}
            autoComplete="off"
            onChange={({ target }) => onChange(names.with(seat, target.value))}
          />
          {names.length > 2 && (
            <Button
              look="quiet"
              icon="remove"
              iconOnly
              onClick={() => onChange(names.filter((_, other) => other !== seat))}
            >
              {say('new.remove', { number: seat + 1 })}
            </Button>
          )}
        </div>
      ))}
      {names.length < max && (
        <Button onClick={() => onChange([...names, ''])}>{say('new.add')}</Button>
      )}
    </fieldset>
  );
}
