import { Button } from '@late/ui';
import { useState } from 'react';
import { NameField } from './NameField.tsx';
import { useNeededName } from './use-needed-name.ts';

/** Asks for a name, and does something with it. */
export function NameForm(props: {
  name: string;
  act: string;
  main?: boolean;
  onName: (name: string) => void;
}) {
  const [name, setName] = useState(props.name);
  const needed = useNeededName(name);
  return (
    <form
      className="name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const usable = needed.take();
        if (usable) props.onName(usable);
      }}
    >
      <NameField ref={needed.field} name={name} onName={setName} isMissing={needed.isMissing} />
      <Button look={props.main ? 'main' : 'plain'} type="submit">
        {props.act}
      </Button>
    </form>
  );
}
