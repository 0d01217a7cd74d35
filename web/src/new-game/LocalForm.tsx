import { type Alternative, Button, Choice } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { PeopleForm } from '../shell/PeopleForm.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Setup } from './use-setup.ts';

interface Props {
  readonly setup: Setup;
  /** Begins the game, or says in a sentence why it does not. */
  readonly onStart: () => Promise<string | null>;
  readonly children: ReactNode;
}

/** Everything that a table on this device needs. */
export function LocalForm({ setup, onStart, children }: Props) {
  const say = useSay();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { alongside, bots, change, company, level, levels, max, people } = setup;
  return (
    <form
      className="setup__form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart().then(setTrouble, () => setTrouble(say('table.not-kept')));
      }}
    >
      {company === 'device' && (
        <PeopleForm
          names={people}
          max={max}
          onChange={(names) =>
            change({ people: names, alongside: Math.min(alongside, max - names.length) })
          }
        />
      )}
      {company === 'bots' && (
        <Choice
          legend={say('new.how-many')}
          value={String(bots)}
          onChange={(value) => change({ bots: Number(value) })}
          alternatives={counts(1, max - 1)}
        />
      )}
      {company === 'device' && max > people.length && (
        <Choice
          legend={say('new.bots-too')}
          value={String(alongside)}
          onChange={(value) => change({ alongside: Number(value) })}
          alternatives={counts(0, max - people.length)}
        />
      )}
      {(company === 'bots' || (company === 'device' && alongside > 0)) && (
        <Choice
          legend={say('new.level')}
          value={level}
          onChange={(value) => change({ level: value })}
          alternatives={levels.map((value) => ({
            value,
            label: say(`level.${value}`),
            hint: say(`level.${value}-hint`),
          }))}
        />
      )}
      {children}
      <div className="foot">
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <Button look="main" type="submit" className="form__start">
          {say('new.start')}
        </Button>
      </div>
    </form>
  );
}

function counts(from: number, to: number): Alternative<string>[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: from + index,
  }));
}
