import { Choice, type OptionsFormProps } from '@late/ui';
import { useEffect } from 'react';
import type { Options } from '../rules/index.ts';
import { useSay } from './use-say.ts';

const GRAMMARS = ['checked', 'table'] as const;

/** Who watches over grammar, who begins, and whether spoilers may stall. */
export default function OptionsForm({ options, seats, onChange }: OptionsFormProps<Options>) {
  const say = useSay();
  const { deadEnds, grammar, mustLay, start, variant } = options;
  // With fewer players, the seat that was to begin may be gone.
  const isGone = typeof start === 'number' && !seats[start];
  useEffect(() => {
    if (isGone) onChange({ ...options, start: 'random' });
  });
  return (
    <>
      <Choice
        legend={say('fakty.options.grammar')}
        value={grammar}
        onChange={(value) => onChange({ ...options, grammar: value })}
        alternatives={GRAMMARS.map((value) => ({
          value,
          label: say(`fakty.options.${value}`),
          hint: say(`fakty.options.${value}-hint`),
        }))}
      />
      <Choice
        legend={say('fakty.options.start')}
        value={String(start)}
        onChange={(value) =>
          onChange({
            ...options,
            start: value === 'random' || value === 'tabloid' ? value : Number(value),
          })
        }
        alternatives={[
          { value: 'random', label: say('fakty.options.start-random') },
          { value: 'tabloid', label: say('fakty.options.start-tabloid') },
          ...seats.flatMap((name, seat) => (name ? [{ value: String(seat), label: name }] : [])),
        ]}
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={deadEnds}
          onChange={({ target }) => onChange({ ...options, deadEnds: target.checked })}
        />
        {say('fakty.options.dead-ends')} ({say('fakty.options.dead-ends-hint')})
      </label>
      {variant === 'hot' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={mustLay}
            onChange={({ target }) => onChange({ ...options, mustLay: target.checked })}
          />
          {say('fakty.options.must-lay')} ({say('fakty.options.must-lay-hint')})
        </label>
      )}
    </>
  );
}
