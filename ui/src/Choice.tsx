import { type ReactNode, useId } from 'react';

export interface Alternative<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** One of a few: native radio buttons, so one tab stop and arrow keys come for free. */
export function Choice<T extends string>(props: {
  legend: string;
  legendUnseen?: boolean;
  alternatives: readonly Alternative<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className={props.legendUnseen ? 'unseen' : undefined}>{props.legend}</legend>
      <div className="choice__row">
        {props.alternatives.map(({ value, label, hint }) => (
          <label key={value} className="choice__item">
            <input
              type="radio"
              className="unseen"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span className="choice__label">{label}</span>
            {hint && <span className="choice__hint">{hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
