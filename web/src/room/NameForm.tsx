import { ROOM_LIMITS } from '@late/table';
import { Button } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../shell/use-say.ts';

/** The one thing that the others need to know. */
export function NameForm(props: {
  name: string;
  act: string;
  main?: boolean;
  onName: (name: string) => void;
}) {
  const say = useSay();
  const [name, setName] = useState(props.name);
  const usable = name.trim();
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (usable) props.onName(usable);
      }}
    >
      <label className="field">
        <span className="field__label">{say('settings.name')}</span>
        <input
          className="field__input"
          value={name}
          maxLength={ROOM_LIMITS.name}
          autoComplete="nickname"
          required
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button look={props.main ? 'main' : 'plain'} type="submit" aria-disabled={!usable}>
        {props.act}
      </Button>
    </form>
  );
}
