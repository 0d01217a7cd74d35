import { useState } from 'react';
import {
  type Direction,
  type Field,
  layoutOf,
  neighboursOf,
  type Refusal,
  type Token,
  touch,
} from '../rules/index.ts';
import { type Draft, isEmpty, NOTHING, readDraft, type Table } from './draft.ts';
import { slotsLeft } from './hand-slots.ts';
import { isCoveredBy, layToken, readToken, traceFrom, traceTo, withoutLast } from './steps.ts';
import { type Typed, typeLetter } from './typing.ts';

/** The word that a player is making, and everything that can be done to it. */
export interface WordInHand {
  readonly draft: Draft;
  /** The place in the hand of the token that is taken up. */
  readonly held: number | null;
  readonly left: readonly boolean[];
  /** Why the last step was none. */
  readonly refusal: Refusal | null;
  /** Where the token taken up can go so that the word can be read on. */
  readonly targets: ReadonlySet<Field>;
  readonly refuse: (refusal: Refusal) => void;
  readonly take: (slot: number | null) => void;
  readonly tap: (field: Field) => void;
  readonly lay: (slot: number, field: Field) => void;
  readonly trace: (to: Field, from: Field | null) => void;
  readonly type: (letters: readonly Token[], at: Field, heading: Direction) => Field | null;
  readonly stepBack: () => void;
  readonly clear: () => void;
}

export function useWord(
  table: Table,
  stored: unknown,
  onDraft: (draft: Draft) => void,
): WordInHand {
  const [held, setHeld] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [before, setBefore] = useState<readonly Draft[]>([]);
  const draft = readDraft(stored, table);
  const left = slotsLeft(
    table.hand,
    draft.laid.map(({ token }) => token),
  );
  const slot = held !== null && left[held] ? held : null;
  const change = (next: Draft) => {
    if (next === draft) return;
    setRefusal(null);
    setBefore(isEmpty(next) ? [] : [...before, draft]);
    onDraft(next);
  };
  const lay = (from: number, field: Field) => {
    const step = layToken(table, draft, table.hand[from] as Token, field);
    if ('refusal' in step) return setRefusal(step.refusal);
    setHeld(null);
    change(step.draft);
  };
  return {
    draft,
    held: slot,
    left,
    refusal,
    targets: slot === null ? new Set() : targetsOf(table, draft),
    refuse: setRefusal,
    take: (next) => {
      setHeld(next);
      setRefusal(null);
    },
    tap: (field) => {
      if (isCoveredBy(table, draft, field)) change(readToken(table, draft, field));
      else if (slot !== null) lay(slot, field);
    },
    lay,
    trace: (to, from) => {
      const begun = from === null ? draft : traceFrom(table, draft, from);
      change(traceTo(table, begun, to));
    },
    type: (letters, at, heading) => {
      let typed: Typed = { draft, at };
      for (const letter of letters) {
        const next = typeLetter(table, typed.draft, typed.at, letter, heading);
        if (!next) return null;
        typed = next;
      }
      change(typed.draft);
      return typed.at;
    },
    stepBack: () => {
      const last = before.at(-1);
      setBefore(before.slice(0, -1));
      setRefusal(null);
      onDraft(last ?? withoutLast(draft));
    },
    clear: () => {
      setHeld(null);
      change(NOTHING);
    },
  };
}

/** Beside the end of the word; with none begun, beside any token. Further away it only takes longer. */
function targetsOf(table: Table, draft: Draft): ReadonlySet<Field> {
  const last = draft.path.at(-1);
  const isCovered = (field: Field) => isCoveredBy(table, draft, field);
  const isNear = (field: Field) =>
    last === undefined ? neighboursOf(field).some(isCovered) : touch(last, field);
  const { light } = layoutOf(table.position);
  return new Set(light.filter((field) => !isCovered(field) && isNear(field)));
}
