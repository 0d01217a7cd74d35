import { SIGNALS, type Signal, useSignal } from '@late/ui';
import { useSay } from '../shell/use-say.ts';

/** What may be heard and felt at a table: all of it is off until it is wanted. */
export function SignalChoice() {
  const say = useSay();
  return (
    <fieldset className="choice">
      <legend>{say('settings.signals')}</legend>
      <div className="signals">
        {SIGNALS.map((signal) => (
          <SignalTick key={signal} signal={signal} />
        ))}
      </div>
    </fieldset>
  );
}

function SignalTick({ signal }: { signal: Signal }) {
  const say = useSay();
  const [isOn, switchTo] = useSignal(signal);
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => switchTo(target.checked)} />
      {say(`settings.signal-${signal}`)}
    </label>
  );
}
