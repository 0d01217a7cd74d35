import {
  type Field,
  layingFault,
  type Refusal,
  type Token,
  touch,
  withLaid,
} from '../rules/index.ts';
import { type Draft, extended, goesOn, type Table } from './draft.ts';

/** What a step makes of a draft, or why it cannot be made. */
export type Step = { readonly draft: Draft } | { readonly refusal: Refusal };

/** Lays a token. If the word can be read on with it, it is. */
export function layToken(table: Table, draft: Draft, token: Token, field: Field): Step {
  const laid = [...draft.laid, { field, token }];
  const refusal = layingFault(table.position, table.hand, laid);
  if (refusal) return { refusal };
  const last = draft.path.at(-1);
  const path = last === undefined || touch(last, field) ? [...draft.path, field] : draft.path;
  return { draft: { laid, path } };
}

/**
 * Reads the token on a field. Beside the end of the word it is the next letter; anywhere else the
 * reading begins anew there. In the middle of the word it becomes its end, and at its end it goes.
 */
export function readToken(table: Table, draft: Draft, field: Field): Draft {
  const place = draft.path.indexOf(field);
  if (place >= 0 && place === draft.path.length - 1) return withoutLast(draft);
  if (place >= 0) return { ...draft, path: draft.path.slice(0, place + 1) };
  return goesOn(table, draft, field) ? extended(draft, field) : { ...draft, path: [field] };
}

/** Takes the last letter off the word; a token just laid goes back into the hand. */
export function withoutLast(draft: Draft): Draft {
  const last = draft.path.at(-1);
  if (last === undefined) return { ...draft, laid: draft.laid.slice(0, -1) };
  return {
    laid: draft.laid.filter(({ field }) => field !== last),
    path: draft.path.slice(0, -1),
  };
}

/** A finger comes to this field while it traces a word: on, or one step back. */
export function traceTo(table: Table, draft: Draft, field: Field): Draft {
  if (draft.path.at(-2) === field) return { ...draft, path: draft.path.slice(0, -1) };
  return goesOn(table, draft, field) ? extended(draft, field) : draft;
}

/** Where a finger sets out to trace: at the end of the word, or wherever a word is to begin. */
export function traceFrom(table: Table, draft: Draft, field: Field): Draft {
  return draft.path.at(-1) === field ? draft : readToken(table, draft, field);
}

export function isCoveredBy({ position }: Table, { laid }: Draft, field: Field): boolean {
  return withLaid(position.board, laid)[field] != null;
}
