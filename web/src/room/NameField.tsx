import { ROOM_LIMITS } from '@late/table';
import { type Ref, useId } from 'react';
import { useSay } from '../shell/use-say.ts';

/** The one thing that the others need to know; what is missing is said where it is missing. */
export function NameField(props: {
  name: string;
  onName: (name: string) => void;
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
}) {
  const say = useSay();
  const why = useId();
  const { name, onName, isMissing } = props;
  return (
    <>
      <label className="field">
        <span className="field__label">{say('settings.name')}</span>
        <input
          ref={props.ref}
          className="field__input"
          value={name}
          maxLength={ROOM_LIMITS.name}
          autoComplete="nickname"
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? why : undefined}
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      {isMissing && (
        <p id={why} className="trouble" role="alert">
          {say('online.name-missing')}
        </p>
      )}
    </>
  );
}
