import { Choice, type OptionsFormProps } from '@late/ui';
import { useEffect } from 'react';
import type { Options } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Sheet, dice, and who plays by the children's rule. */
export default function OptionsForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  // With fewer players, a child's seat may be gone.
  const present = options.children.filter((seat) => seats[seat]);
  useEffect(() => {
    if (present.length < options.children.length) onChange({ ...options, children: present });
  });
  const toggle = (seat: number, child: boolean) => {
    const others = options.children.filter((other) => other !== seat);
    onChange({ ...options, children: child ? [...others, seat].sort() : others });
  };
  return (
    <>
      <Choice
        legend={say('extra.options.sheet')}
        value={options.sheet}
        onChange={(sheet) => onChange({ ...options, sheet })}
        alternatives={[
          {
            value: 'schmidt',
            label: say('extra.options.schmidt'),
            hint: say('extra.options.schmidt-hint'),
          },
          {
            value: 'classic',
            label: say('extra.options.classic'),
            hint: say('extra.options.classic-hint'),
          },
        ]}
      />
      <Choice
        legend={say('extra.options.dice')}
        value={options.dice}
        onChange={(dice) => onChange({ ...options, dice })}
        alternatives={[
          {
            value: 'house',
            label: say('extra.options.house'),
            hint: say('extra.options.house-hint'),
          },
          {
            value: 'table',
            label: say('extra.options.table'),
            hint: say('extra.options.table-hint'),
          },
        ]}
      />
      <fieldset className="choice">
        <legend>{say('extra.options.children')}</legend>
        <div className="choice__row">
          {seats.map(
            (name, seat) =>
              name && (
                <label key={seat} className="tick">
                  <input
                    type="checkbox"
                    checked={options.children.includes(seat)}
                    onChange={(event) => toggle(seat, event.target.checked)}
                  />
                  {name}
                </label>
              ),
          )}
        </div>
      </fieldset>
    </>
  );
}
