import type { BotLevel } from '@late/kernel';
import { Choice } from '@late/ui';
import { type LastOnline, seatsBeside } from '../shell/last-online.ts';
import { useSay } from '../shell/use-say.ts';
import { ClockField } from './ClockField.tsx';
import { ArrangeSeat } from './SeatRow.tsx';

interface Props {
  readonly value: LastOnline;
  readonly max: number;
  readonly levels: readonly BotLevel[];
  readonly onChange: (value: LastOnline) => void;
}

/** What a table for friends elsewhere wants to know: who may sit where, who finds it, how long a move may take. */
export function TableFields({ value, max, levels, onChange }: Props) {
  const say = useSay();
  const seats = seatsBeside(value, max, levels);
  const set = (changes: Partial<LastOnline>) => onChange({ ...value, ...changes });
  return (
    <>
      <fieldset className="choice">
        <legend>{say('online.other-seats')}</legend>
        <div className="seat-grid">
          {seats.map((as, index) => (
            <ArrangeSeat
              key={index}
              seat={index + 1}
              value={as}
              levels={levels}
              onChange={(next) => set({ seats: seats.with(index, next) })}
            />
          ))}
        </div>
      </fieldset>
      <Choice
        legend={say('online.who-finds')}
        value={value.listed ? 'listed' : 'private'}
        onChange={(choice) => set({ listed: choice === 'listed' })}
        alternatives={[
          { value: 'private', label: say('online.private'), hint: say('online.private-hint') },
          { value: 'listed', label: say('online.listed'), hint: say('online.listed-hint') },
        ]}
      />
      <ClockField value={value.clock} onChange={(clock) => set({ clock })} />
    </>
  );
}
