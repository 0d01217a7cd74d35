import { Button, Die, Why } from '@late/ui';
import { type Ref, useState } from 'react';
import {
  columnOf,
  type Dice,
  fifthRule,
  mayBeFifth,
  type Pad,
  type Split,
} from '../rules/index.ts';
import { type Draft, needsColumn, pairings, splitOf, withFifth } from './draft.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly pad: Pad;
  readonly dice: Dice;
  readonly draft: Draft;
  readonly busy: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onSplit: (split: Split) => void;
  readonly onRule: (anchor: string) => void;
  readonly first: Ref<HTMLInputElement>;
}

const RULE = { any: 'extra-numbers', forced: 'forced', 'free-throw': 'free-throw' } as const;

/** The fifth die, then a pairing of the other four: two taps, and a third for a column. */
export function SplitForm({ pad, dice, draft, busy, onDraft, onSplit, onRule, first }: Props) {
  const say = useSay();
  const [refused, setRefused] = useState(false);
  const rule = fifthRule(pad, dice);
  const allowed = [...new Set(dice.filter((die) => columnOf(pad, die) >= 0))];
  const fifth = draft.fifth === null ? null : (dice[draft.fifth] as number);
  const groups = fifth === null ? [] : pairings(dice, fifth);
  const split = splitOf(draft, dice);
  const newNumber = fifth !== null && needsColumn(pad, fifth);
  const hint = newNumber
    ? say('extra.hint.column', { number: fifth })
    : say(`extra.hint.${rule}`, { numbers: allowed.join(', '), count: allowed.length });
  const missing = split ? null : fifth === null ? hint : say('extra.pairs-missing');
  const choose = (index: number) => {
    const legal = mayBeFifth(pad, dice, dice[index] as number);
    setRefused(!legal);
    if (legal) onDraft(withFifth(draft, index, pad, dice));
  };
  return (
    <form
      className="split"
      data-lesson="split"
      onSubmit={(event) => {
        event.preventDefault();
        if (split && !busy) onSplit(split);
      }}
    >
      <p
        className={refused ? 'split__hint split__hint--refused' : 'split__hint'}
        role={refused ? 'alert' : undefined}
      >
        {hint} <Why rule={RULE[rule]} onRule={onRule} />
      </p>
      <fieldset className="dice-row">
        <legend className="unseen">{say('extra.choose-fifth')}</legend>
        {dice.map((die, index) => {
          const legal = mayBeFifth(pad, dice, die);
          return (
            <label key={index} className={legal ? 'pick' : 'pick pick--barred'}>
              <input
                type="radio"
                className="unseen"
                name="fifth"
                ref={index === (draft.fifth ?? 0) ? first : undefined}
                checked={draft.fifth === index}
                aria-disabled={!legal}
                onChange={() => choose(index)}
              />
              <span className="unseen">
                {say(legal ? 'extra.die' : 'extra.die-barred', { die })}
              </span>
              <Die face={die} className="feel-tumble" />
              <span className="pick__tag" aria-hidden="true">
                {draft.fifth === index ? say('extra.fifth-tag') : ''}
              </span>
            </label>
          );
        })}
      </fieldset>
      <fieldset className="pairings">
        <legend className="unseen">{say('extra.choose-pairs')}</legend>
        {groups.length === 0 && <p className="pairings__empty">{say('extra.pick-fifth-first')}</p>}
        {groups.map(({ pairs: [[a, b], [c, d]] }, index) => (
          <label key={`${a}${b}${c}${d}`} className="pairing">
            <input
              type="radio"
              className="unseen"
              name="pairing"
              checked={draft.pairing === index}
              onChange={() => onDraft({ ...draft, pairing: index })}
            />
            <span className="pairing__sums">
              {say('extra.sums', { first: a + b, second: c + d })}
            </span>
            <span className="pairing__dice">
              {a}+{b} · {c}+{d}
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        look="main"
        type="submit"
        className="act"
        aria-disabled={busy}
        missing={missing}
        icon="check"
      >
        {say('extra.enter')}
      </Button>
    </form>
  );
}
