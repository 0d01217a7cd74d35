import { CLOCKS, type ClockName } from '../shell/last-online.ts';
import { useSay } from '../shell/use-say.ts';
import { sayClock } from './clock-words.ts';

/** How long a move may take. */
export function ClockField(props: { value: ClockName; onChange: (value: ClockName) => void }) {
  const say = useSay();
  return (
    <label className="field">
      <span className="field__label">{say('online.clock')}</span>
      <select
        className="field__input"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value as ClockName)}
      >
        {Object.entries(CLOCKS).map(([name, clock]) => (
          <option key={name} value={name}>
            {sayClock(say, clock)}
          </option>
        ))}
      </select>
    </label>
  );
}
