import { Button } from '@late/ui';
import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { useSay } from '../board/use-say.ts';
import { type Colour, DECK_LIMITS, type DeckRow } from '../rules/index.ts';
import type { DraftDeck } from './draft-deck.ts';
import { kindInWords } from './kinds-in-words.ts';
import { sampleHeadlines } from './sample-headlines.ts';
import { retyped, withSpecial, wordsOf } from './special-word.ts';

interface Props {
  readonly draft: DraftDeck;
  readonly colour: Colour;
  readonly row: DeckRow;
  readonly onRow: (row: DeckRow) => void;
  readonly onNext: () => void;
  readonly onDone: () => void;
}

/** One tile: its text, its special word, and its grammar in words. */
export function TileForm({ draft, colour, row, onRow, onNext, onDone }: Props) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { words, at } = wordsOf(row.text);
  const write = (typed: string) =>
    onRow({ ...row, text: retyped(row.text, typed.toLocaleUpperCase(draft.language)) });
  return (
    <form
      className="tile-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <label className="field">
        <span className="field__label">{say('fakty.workshop.text')}</span>
        <input
          ref={input}
          className="field__input"
          lang={draft.language}
          value={row.text.replaceAll('_', '')}
          maxLength={DECK_LIMITS.text}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
          onBlur={({ target }) => write(target.value.trim().replaceAll(/ +/g, ' '))}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
      </label>
      <Select
        label={say('fakty.workshop.special')}
        value={String(at)}
        onChange={(chosen) => onRow({ ...row, text: withSpecial(row.text, Number(chosen)) })}
        choices={[
          ['-1', say('fakty.workshop.special-none')],
          ...words.map((word, index) => [String(index), word] as const),
        ]}
      />
      <Grammar draft={draft} colour={colour} row={row} onRow={onRow} />
      <Tried draft={draft} colour={colour} row={row} />
      <div className="workshop__actions">
        <Button look="main" type="submit">
          {say('fakty.workshop.next')}
        </Button>
        <Button onClick={onDone}>{say('fakty.workshop.done')}</Button>
      </div>
    </form>
  );
}

/** A headline with the tile in it, so that its author hears how it goes with others. */
function Tried({ draft, colour, row }: Pick<Props, 'draft' | 'colour' | 'row'>) {
  const looked = useDeferredValue(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one for every change of this tile only
  const [line] = useMemo(() => sampleHeadlines(draft, 1, { colour, row: looked }), [looked]);
  return (
    <p className="tile-form__tried" lang={draft.language}>
      {line}
    </p>
  );
}

function Grammar({ draft, colour, row, onRow }: Omit<Props, 'onNext' | 'onDone'>) {
  const say = useSay();
  const named = (kinds: readonly string[]) =>
    kinds.map((kind) => [kind, kindInWords(say, kind)] as const);
  const satisfying = (wants: Readonly<Partial<Record<string, readonly string[]>>>) => [
    ...new Set(Object.values(wants).flatMap((kinds) => kinds ?? [])),
  ];
  if (colour === 'subject')
    return (
      <Select
        label={say('fakty.workshop.class')}
        value={row.kinds[0] ?? ''}
        onChange={(kind) => onRow({ ...row, kinds: [kind] })}
        choices={named(satisfying(draft.subjectWants))}
      />
    );
  if (colour === 'predicate') {
    const [subject = '', object = ''] = row.kinds;
    return (
      <>
        <Select
          label={say('fakty.workshop.wants-subject')}
          value={subject}
          onChange={(want) => onRow({ ...row, kinds: [want, object] })}
          choices={named(Object.keys(draft.subjectWants))}
        />
        <Select
          label={say('fakty.workshop.wants-object')}
          value={object}
          onChange={(want) => onRow({ ...row, kinds: [subject, want] })}
          choices={named(Object.keys(draft.objectWants))}
        />
      </>
    );
  }
  const forms = satisfying(draft.objectWants);
  const toggled = (form: string) =>
    forms.filter((one) => (one === form) !== row.kinds.includes(one));
  return (
    <fieldset className="choice">
      <legend>{say('fakty.workshop.forms')}</legend>
      <div className="tile-form__forms">
        {forms.map((form) => (
          <label key={form} className="tick">
            <input
              type="checkbox"
              checked={row.kinds.includes(form)}
              // A tile without any form would fit nowhere.
              onChange={() => toggled(form).length > 0 && onRow({ ...row, kinds: toggled(form) })}
            />
            {kindInWords(say, form)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className="field__input"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
