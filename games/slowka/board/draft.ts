import * as v from 'valibot';
import {
  FIELDS,
  type Field,
  layingFault,
  type Placement,
  type Position,
  type Token,
  touch,
  withLaid,
} from '../rules/index.ts';

/** A word half made: what is laid, and how far it is read. */
export interface Draft {
  readonly laid: readonly Placement[];
  readonly path: readonly Field[];
}

/** Whose draft it is, and on which board. */
export interface Table {
  readonly position: Position;
  readonly hand: readonly Token[];
}

export const NOTHING: Draft = { laid: [], path: [] };

const field = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FIELDS - 1));
const draftSchema = v.object({
  laid: v.array(v.object({ field, token: v.string() })),
  path: v.array(field),
});

/** What is left of a stored draft: others may have played since, and storage may be forged. */
export function readDraft(stored: unknown, table: Table): Draft {
  const parsed = v.safeParse(draftSchema, stored);
  if (!parsed.success) return NOTHING;
  const laid: Placement[] = [];
  for (const placement of parsed.output.laid) {
    const more = [...laid, placement];
    if (!layingFault(table.position, table.hand, more)) laid.push(placement);
  }
  const draft: Draft = { laid, path: [] };
  return parsed.output.path.reduce(
    (read, next) =>
      read.path.length < FIELDS && goesOn(table, read, next) ? extended(read, next) : read,
    draft,
  );
}

/** Whether the word can go on with the token on this field. */
export function goesOn({ position }: Table, { laid, path }: Draft, next: Field): boolean {
  const last = path.at(-1);
  return (
    withLaid(position.board, laid)[next] != null &&
    !path.includes(next) &&
    (last === undefined || touch(last, next))
  );
}

export function extended(draft: Draft, next: Field): Draft {
  return { ...draft, path: [...draft.path, next] };
}

export function isEmpty({ laid, path }: Draft): boolean {
  return laid.length === 0 && path.length === 0;
}
