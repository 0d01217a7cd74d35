import { Choice } from '@late/ui';
import { useState } from 'react';

export function Forms() {
  const [level, setLevel] = useState('medium');
  const [count, setCount] = useState('3');
  return (
    <>
      <Choice
        legend="With hints"
        value={level}
        onChange={setLevel}
        alternatives={[
          { value: 'easy', label: 'Easy', hint: 'makes mistakes' },
          { value: 'medium', label: 'Medium', hint: 'plays well' },
          { value: 'hard', label: 'Hard', hint: 'forgives nothing' },
        ]}
      />
      <Choice
        legend="Numbers"
        value={count}
        onChange={setCount}
        alternatives={['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }))}
      />
      <label className="field">
        <span className="field__label">A line of text</span>
        <input className="field__input" defaultValue="Zofia" autoComplete="off" />
      </label>
      <label className="field">
        <span className="field__label">Empty, with an example</span>
        <input className="field__input" placeholder="Example" autoComplete="off" />
      </label>
      <label className="field">
        <span className="field__label">One of many</span>
        <select className="field__input" defaultValue="pl">
          <option value="en">English</option>
          <option value="pl">Polski</option>
        </select>
      </label>
      <div className="specimen__row">
        <label className="tick">
          <input type="checkbox" defaultChecked /> ticked
        </label>
        <label className="tick">
          <input type="checkbox" /> not ticked
        </label>
      </div>
    </>
  );
}
